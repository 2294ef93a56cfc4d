import type { SandboxEntry, SandboxRunWithEntries } from '@/lib/proof/fail-it-now/model';
import { realWaitText, tryNumber, waitAfter, waitText } from '@/lib/proof/fail-it-now/rules';

type Side = 'ours' | 'receiver';
type Line = { side: Side; edge: string; text: string; note?: string };

const edges = {
  visitor: 'border-line-strong',
  bad: 'border-high',
  good: 'border-low',
  refused: 'border-accent',
};

/** Returns the text of a sending step: first booking, requested attempt, or repeated booking. */
function sentText(before: readonly SandboxEntry[]): string {
  if (before.some(({ kind }) => kind === 'booked')) return 'You sent the same booking again';
  if (before.some(({ kind }) => kind === 'sent')) return 'You requested an attempt';
  return 'You sent the booking';
}

/** Returns the text of a log line. */
function lineOf(entry: SandboxEntry, before: readonly SandboxEntry[], id: string): Line {
  const wait = waitAfter(entry);
  switch (entry.kind) {
    case 'stopped':
      return { side: 'receiver', edge: edges.visitor, text: 'You stopped the receiver' };
    case 'started':
      return { side: 'receiver', edge: edges.visitor, text: 'You started the receiver' };
    case 'sent':
      return { side: 'ours', edge: edges.visitor, text: sentText(before) };
    case 'failed':
      return {
        side: 'ours',
        edge: edges.bad,
        text: `Try ${tryNumber(before)} failed: ${entry.error}`,
        note:
          wait === null
            ? undefined
            : `Next try after ${waitText(wait)}; ${realWaitText(wait)} outside this page`,
      };
    case 'answered':
      return {
        side: 'ours',
        edge: edges.good,
        text: `Try ${tryNumber(before)} arrived`,
        note: `The receiver answered “200, taken” after ${entry.durationMs} ms`,
      };
    case 'booked':
      return {
        side: 'receiver',
        edge: edges.good,
        text: 'Signature checked, booked',
        note: `Under the id ${id}`,
      };
    case 'repeated':
      return {
        side: 'receiver',
        edge: edges.refused,
        text: 'Signature checked, second booking refused',
        note: 'The database has this id already',
      };
  }
}

const names: Record<Side, string> = { ours: 'Our side', receiver: 'The receiver' };

/** Log of a run: sender and receiver side by side, with the seconds since the start. */
export function SandboxLog({ run: { id, startedAt, entries } }: { run: SandboxRunWithEntries }) {
  if (entries.length === 0) return <p className="text-ink-3">Nothing has happened yet.</p>;
  const seconds = (at: string) => ((Date.parse(at) - Date.parse(startedAt)) / 1000).toFixed(1);
  return (
    <>
      <div
        aria-hidden
        className="label hidden gap-x-6 border-b border-line pb-2 text-ink-3 lg:grid lg:grid-cols-[6rem_1fr_1fr]"
      >
        <span>Seconds</span>
        <span>{names.ours}</span>
        <span>{names.receiver}</span>
      </div>
      <ol aria-label="What has happened">
        {entries.map((entry, index) => {
          const { side, edge, text, note } = lineOf(entry, entries.slice(0, index), id);
          return (
            <li
              key={entry.id}
              className="grid grid-cols-[4rem_1fr] gap-x-4 border-b border-line py-3 lg:grid-cols-[6rem_1fr_1fr] lg:gap-x-6"
            >
              <span className="font-mono text-staff leading-6 text-ink-3 tabular-nums">
                <span className="sr-only">Second </span>
                {seconds(entry.at)}
              </span>
              <div
                className={`min-w-0 border-l-2 pl-4 ${edge} ${side === 'receiver' ? 'lg:col-start-3' : ''}`}
              >
                <p className="label text-ink-3 lg:sr-only">{names[side]}</p>
                <p className="text-base leading-6 text-ink">{text}</p>
                {note && <p className="text-staff wrap-anywhere text-ink-2">{note}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
