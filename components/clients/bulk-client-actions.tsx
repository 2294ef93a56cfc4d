'use client';

import { BulkChoice } from '@/components/records/bulk-choice';
import { BulkMenu } from '@/components/records/bulk-menu';
import { useUndoableChange } from '@/components/records/use-undoable-change';
import { changeClients, revertClients } from '@/lib/clients/actions';
import type { Client } from '@/lib/clients/model';
import type { ClientChange } from '@/lib/clients/schema';
import { CLIENT_STAGES, clientStageNames } from '@/lib/clients/stages';
import { AddTag } from './add-tag';
import { DeleteClients } from './delete-clients';

type BulkClientActionsProps = {
  clients: readonly Client[];
  people: readonly { id: string; name: string }[];
  onDone: () => void;
};

/** Bulk actions for selected contacts. Each can be undone from its toast. */
export function BulkClientActions({ clients, people, onDone }: BulkClientActionsProps) {
  const { change, isPending } = useUndoableChange({
    change: (value: ClientChange) =>
      changeClients({ ids: clients.map(({ id }) => id), change: value }),
    undo: ({ former }) => revertClients(former),
    onDone,
  });
  const usedTags = [...new Set(clients.flatMap(({ tags }) => tags))].sort();

  return (
    <>
      <BulkMenu
        pending={isPending}
        label="Stage"
        items={CLIENT_STAGES.map((stage) => ({
          label: clientStageNames[stage],
          onSelect: () => change({ stage }),
        }))}
      />
      <BulkChoice
        pending={isPending}
        label="Owner"
        from="people"
        choices={people}
        none="No one"
        onChoose={(id) => change({ owner_id: id })}
      />
      <AddTag onAdd={(tag) => change({ tag, present: true })} />
      {usedTags.length > 0 && (
        <BulkMenu
          pending={isPending}
          label="Remove tag"
          items={usedTags.map((tag) => ({
            label: tag,
            onSelect: () => change({ tag, present: false }),
          }))}
        />
      )}
      <DeleteClients clients={clients} variant="secondary" onDeleted={onDone} />
    </>
  );
}
