'use client';

import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { changeClients, revertClients } from '@/lib/clients/actions';
import { CLIENT_STAGES, clientStageNames } from '@/lib/clients/rules';
import type { Client, ClientChange } from '@/lib/clients/schema';
import { AddTag } from './add-tag';
import { DeleteClients } from './delete-clients';

type BulkClientActionsProps = {
  clients: readonly Client[];
  people: readonly { id: string; name: string }[];
  onDone: () => void;
};

/** What can be done to the chosen contacts; each can be taken back from its toast. */
export function BulkClientActions({ clients, people, onDone }: BulkClientActionsProps) {
  const { run, isPending } = useStaffAction();
  const worn = [...new Set(clients.flatMap(({ tags }) => tags))].sort();

  async function change(value: ClientChange) {
    const changed = await run(
      () => changeClients({ ids: clients.map(({ id }) => id), change: value }),
      ({ former }) =>
        () =>
          revertClients(former),
    );
    if (changed) onDone();
  }

  const choice = (label: string, items: { label: string; onSelect: () => void }[]) => (
    <Menu
      align="start"
      trigger={
        <Button variant="secondary" size="sm" pending={isPending}>
          {label}
        </Button>
      }
      groups={[items]}
    />
  );

  return (
    <>
      {choice(
        'Stage',
        CLIENT_STAGES.map((stage) => ({
          label: clientStageNames[stage],
          onSelect: () => change({ stage }),
        })),
      )}
      {choice('Owner', [
        { label: 'Nobody', onSelect: () => change({ owner_id: null }) },
        ...people.map(({ id, name }) => ({
          label: name,
          onSelect: () => change({ owner_id: id }),
        })),
      ])}
      <AddTag onAdd={(tag) => change({ tag, present: true })} />
      {worn.length > 0 &&
        choice(
          'Remove tag',
          worn.map((tag) => ({ label: tag, onSelect: () => change({ tag, present: false }) })),
        )}
      <DeleteClients clients={clients} variant="secondary" onDeleted={onDone} />
    </>
  );
}
