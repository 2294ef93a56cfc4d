'use client';

import { ChevronDown } from 'lucide-react';
import { useOptimistic } from 'react';
import { useUndoableChange } from '@/components/records/use-undoable-change';
import { Menu } from '@/components/ui/menu';
import { changeClients, revertClients } from '@/lib/clients/actions';
import { CLIENT_STAGES, type ClientStage, clientStageNames } from '@/lib/clients/rules';
import { StageMark } from './stage-mark';

type StageMenuProps = { client: { id: string; name: string; stage: ClientStage } };

/** A contact's stage; another choice shows at once, and is undone where the server refuses. */
export function StageMenu({ client }: StageMenuProps) {
  const [stage, show] = useOptimistic(client.stage);
  const { change } = useUndoableChange({
    show,
    change: (to: ClientStage) => changeClients({ ids: [client.id], change: { stage: to } }),
    undo: ({ former }) => revertClients(former),
  });
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`Stage of ${client.name}: ${clientStageNames[stage]}`}
          className="-ml-2 inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 hover:bg-hover"
        >
          <StageMark stage={stage} />
          <ChevronDown aria-hidden className="size-3.5 text-ink-3" />
        </button>
      }
      groups={[
        CLIENT_STAGES.filter((to) => to !== stage).map((to) => ({
          label: clientStageNames[to],
          onSelect: () => change(to),
        })),
      ]}
    />
  );
}
