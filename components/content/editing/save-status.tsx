import type { KeepState } from './draft-keeper';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

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
      return `Not saved: ${state.sentence}`;
    default:
      return isChanged ? 'Unpublished changes' : 'No changes';
  }
}

type SaveStatusProps = {
  state: KeepState;
  isChanged: boolean;
  /** Whether somebody else's text waits for a decision. */
  isDisputed: boolean;
};

/** How what is typed stands with the server; times are the reader's own. */
export function SaveStatus({ state, isChanged, isDisputed }: SaveStatusProps) {
  const isBad = isDisputed || state.kind === 'lost' || state.kind === 'refused';
  return (
    <p role="status" className={`font-mono text-[0.8125rem] ${isBad ? 'text-high' : 'text-ink-3'}`}>
      {isDisputed ? 'Not saved: choose a text first' : sentenceOf(state, isChanged)}
    </p>
  );
}
