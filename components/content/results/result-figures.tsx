import type { Results } from '@/lib/content/results/model';
import { definitions } from '@/lib/content/results/rules';
import { shareText } from '@/lib/dashboard/series';

/** Figures of a record with their definitions. */
export function ResultFigures({ results }: { results: Results }) {
  const { reads, finished, pressed, booked } = results;
  const finishers = shareText(finished, reads);
  const figures = [
    { label: 'Reads', total: reads, definition: definitions.reads },
    {
      label: 'Read to the end',
      total: finished,
      share: finishers && `${finishers} of reads`,
      definition: definitions.finished,
    },
    { label: 'Pressed', total: pressed, definition: definitions.pressed },
    { label: 'Consultations booked', total: booked, definition: definitions.booked },
  ];
  return (
    <dl className="grid gap-px overflow-hidden rounded-surface border border-line bg-line md:grid-cols-2">
      {figures.map(({ label, total, share, definition }) => (
        <div key={label} className="bg-surface px-4 py-3">
          <dt className="text-ink-3">{label}</dt>
          <dd>
            <span className="font-mono text-2xl leading-8 text-ink tabular-nums">
              {total.toLocaleString('en-US')}
            </span>
            {share && <span className="ml-3 text-ink-2">{share}</span>}
            <p className="mt-1 max-w-prose text-ink-3">{definition}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
