import { zonedMoment } from '@/lib/core/time/business-time';
import type { Issue, IssueCounts } from '@/lib/newsletter/model';
import { endOfSending } from '@/lib/newsletter/states';

type IssueProgressProps = { issue: Issue; counts: IssueCounts };

/** Shows when an issue is sent, its progress, and when its last email will be sent. */
export function IssueProgress({ issue, counts }: IssueProgressProps) {
  const { state, scheduledAt, sentAt, ratePerMinute } = issue;
  const { recipients, waiting } = counts;
  const rate = `${ratePerMinute} emails in a minute`;
  if (state === 'scheduled') {
    return (
      <p>
        Goes out on {scheduledAt && zonedMoment(scheduledAt)}, at most {rate}.
      </p>
    );
  }
  if (state === 'sent')
    return <p>Sent. The last email was sent on {sentAt && zonedMoment(sentAt)}.</p>;
  const left = recipients - waiting;
  const end = endOfSending(waiting, ratePerMinute, new Date()).toISOString();
  return (
    <div className="max-w-xl">
      <p>
        {left.toLocaleString('en-US')} of {recipients.toLocaleString('en-US')} have left, at most{' '}
        {rate}.{' '}
        {state === 'sending' ? `The last one is sent at about ${zonedMoment(end)}.` : 'Paused.'}
      </p>
      <progress
        value={left}
        max={Math.max(recipients, 1)}
        aria-label="Emails sent"
        className="mt-2 h-2 w-full accent-accent"
      />
    </div>
  );
}
