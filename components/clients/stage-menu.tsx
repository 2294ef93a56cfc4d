'use client';

import { useUndoableChange } from '@/components/records/use-undoable-change';
import { LazyMenuPopup } from '@/components/ui/lazy-menu-popup';
import type { MenuPlace } from '@/components/ui/menu-frame';
import { changeClients, revertClients } from '@/lib/clients/actions';
import { CLIENT_STAGES, type ClientStage, clientStageNames } from '@/lib/clients/stages';

type StageMenuProps = {
  client: { id: string; stage: ClientStage };
  /** Shows a change before it is stored. */
  onChoose: (stage: ClientStage) => void;
  place: MenuPlace;
};

/** Menu of the stages of a contact. A change is shown immediately and reverted if the server refuses it. */
export function StageMenu({ client, onChoose, place }: StageMenuProps) {
  const { change } = useUndoableChange({
    show: onChoose,
    change: (to: ClientStage) => changeClients({ ids: [client.id], change: { stage: to } }),
    undo: ({ former }) => revertClients(former),
  });
  return (
    <LazyMenuPopup
      {...place}
      align="start"
      groups={[
        CLIENT_STAGES.filter((to) => to !== client.stage).map((to) => ({
          label: clientStageNames[to],
          onSelect: () => change(to),
        })),
      ]}
    />
  );
}
