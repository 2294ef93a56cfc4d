import type { IssueCounts } from '@/lib/newsletter/model';

type Count = { label: string; count: number; means: string };

const countsOf = (counts: IssueCounts): Count[] => [
  { label: 'Recipients', count: counts.recipients, means: 'Subscribers when sending began.' },
  { label: 'Delivered', count: counts.accepted, means: 'Their mail server accepted the email.' },
  { label: 'Refused', count: counts.refused, means: 'Their mail server refused it.' },
  {
    label: 'In doubt',
    count: counts.doubtful,
    means: 'Handed to the mail server, but its answer was lost. Never resent automatically.',
  },
  {
    label: 'Bounced',
    count: counts.bounced,
    means: 'Bounced later. These addresses get no more email.',
  },
  { label: 'Left out', count: counts.skipped, means: 'Unsubscribed or bounced before their turn.' },
  {
    label: 'Unsubscribed',
    count: counts.unsubscribed,
    means: 'Unsubscribed while this was the latest issue they had received.',
  },
  {
    label: 'Presses',
    count: counts.presses,
    means: 'On links in the email, without names.',
  },
];

/** Delivery and engagement counts of an issue, each with its definition. */
export function IssueCountList({ counts }: { counts: IssueCounts }) {
  return (
    <section aria-labelledby="issue-counts">
      <h2 id="issue-counts" className="text-h4">
        Outcome
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
        {countsOf(counts).map(({ label, count, means }) => (
          <div key={label} className="border-t border-line pt-3">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-mono text-h3 tabular-nums">{count.toLocaleString('en-US')}</dd>
            <dd className="text-staff text-ink-3">{means}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-3">
        We do not track opens: our emails contain no tracking pixels.
      </p>
    </section>
  );
}
