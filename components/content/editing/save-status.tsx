import { BUSINESS_TIME_ZONE } from '@/lib/brand';
import { businessZoneAt } from '@/lib/core/time/business-time';
import { timeFormat } from '@/lib/core/time/format';
import type { KeepState } from './draft-keeper';

const clock = timeFormat(BUSINESS_TIME_ZONE, { timeStyle: 'medium' }, 'en-GB');

function sentenceOf(state: KeepState, isChanged: boolean): string {
  switch (state.kind) {
    case 'waiting':
    case 'saving':
      return 'Saving…';
    case 'kept':
      return `Saved ${clock.format(state.at)}`;
    case 'lost':
      return 'Not saved: no connection. This browser keeps your text and tries again.';
    case 'refused':
      // The notice above the form explains the reason.
      return 'Not saved';
    default:
      return isChanged ? 'Unpublished changes' : 'No changes';
  }
}

type SaveStatusProps = {
  state: KeepState;
  isChanged: boolean;
  /** True while a conflict waits for the user's decision. */
  isDisputed: boolean;
};

/** Save status of the text. */
export function SaveStatus({ state, isChanged, isDisputed }: SaveStatusProps) {
  const isBad = isDisputed || state.kind === 'lost' || state.kind === 'refused';
  return (
    <p role="status" className={`font-mono text-[0.8125rem] ${isBad ? 'text-high' : 'text-ink-3'}`}>
      <span>{isDisputed ? 'Not saved: choose a text first' : sentenceOf(state, isChanged)}</span>
      {state.kind === 'kept' && !isDisputed && <span> {businessZoneAt(state.at)}</span>}
    </p>
  );
}
