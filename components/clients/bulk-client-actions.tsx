'use client';

import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { changeClients, revertClients } from '@/lib/clients/actions';
import type { Client } from '@/lib/clients/model';
import { CLIENT_STAGES, clientStageNames } from '@/lib/clients/rules';
import type { ClientChange } from '@/lib/clients/schema';
import { AddTag } from './add-tag';
import { DeleteClients } from './delete-clients';

type BulkClientActionsProps = {
  clients: readonly Client[];
  people: readonly { id: string; name: string }[];
  onDone: () => void;
};

/** The actions of the chosen contacts; the toast offers to undo each. */
export function BulkClientActions({ clients, people, onDone }: BulkClientActionsProps) {
  const { run, isPending } = useStaffAction();
  const usedTags = [...new Set(clients.flatMap(({ tags }) => tags))].sort();

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
      {usedTags.length > 0 &&
        choice(
          'Remove tag',
          usedTags.map((tag) => ({ label: tag, onSelect: () => change({ tag, present: false }) })),
        )}
      <DeleteClients clients={clients} variant="secondary" onDeleted={onDone} />
    </>
  );
}
