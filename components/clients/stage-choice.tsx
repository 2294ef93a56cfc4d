'use client';

import { useOptimistic } from 'react';
import { useMenuPlace } from '@/components/ui/use-menu-place';
import type { ClientStage } from '@/lib/clients/stages';
import { StageButton } from './stage-button';
import { StageMenu } from './stage-menu';

type StageChoiceProps = { client: { id: string; name: string; stage: ClientStage } };

/** Stage of a contact on its page. A change is shown immediately. */
export function StageChoice({ client: { id, name, stage: stored } }: StageChoiceProps) {
  const [stage, show] = useOptimistic(stored);
  const { place, buttonProps } = useMenuPlace();
  return (
    <>
      <StageButton client={{ name, stage }} {...buttonProps} />
      {place && <StageMenu client={{ id, stage }} onChoose={show} place={place} />}
    </>
  );
}
