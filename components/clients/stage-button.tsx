import type { ComponentProps } from 'react';
import { RowMenuButton } from '@/components/lists/row-menu-button';
import { Icon } from '@/components/ui/icon';
import { type ClientStage, clientStageNames } from '@/lib/clients/stages';
import { ClientStageMark } from './client-stage-mark';

type StageButtonProps = ComponentProps<'button'> & { client: { name: string; stage: ClientStage } };

/** Button with a contact's stage that opens the stage menu. */
export function StageButton({ client: { name, stage }, ...rest }: StageButtonProps) {
  return (
    <RowMenuButton
      {...rest}
      menu="stages"
      label={`Stage of ${name}: ${clientStageNames[stage]}`}
      className="-ml-2 inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 hover:bg-hover"
    >
      <ClientStageMark stage={stage} />
      <Icon name="chevron-down" className="size-3.5 text-ink-3" />
    </RowMenuButton>
  );
}
