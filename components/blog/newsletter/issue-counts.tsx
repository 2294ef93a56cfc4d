import type { IssueCounts } from '@/lib/blog/newsletter/model';

type Count = { label: string; count: number; means: string };

const countsOf = (counts: IssueCounts): Count[] => [
  { label: 'Recipients', count: counts.recipients, means: 'Subscribers when sending began.' },
  { label: 'Delivered', count: counts.accepted, means: 'Their mail server took the mail.' },
  { label: 'Refused', count: counts.refused, means: 'Their mail server did not take it.' },
  {
    label: 'In doubt',
    count: counts.doubtful,
    means: 'Handed over, but the answer was lost. Never sent again by itself.',
  },
  {
    label: 'Bounced',
    count: counts.bounced,
    means: 'Came back later. These addresses get no more mail.',
  },
  { label: 'Left out', count: counts.skipped, means: 'Unsubscribed or bounced before their turn.' },
  {
    label: 'Unsubscribed',
    count: counts.unsubscribed,
    means: 'Left while this was the newest issue that they had got.',
  },
  {
    label: 'Presses',
    count: counts.presses,
    means: 'Of links in the mail, without naming people.',
  },
];

/** Numbers of the mails of an issue, each number with its definition. */
export function IssueCountList({ counts }: { counts: IssueCounts }) {
  return (
    <section aria-labelledby="issue-counts">
      <h2 id="issue-counts" className="text-h4">
        What came of it
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
        We do not track opens: no picture in our mails reports who has read them.
      </p>
    </section>
  );
}
