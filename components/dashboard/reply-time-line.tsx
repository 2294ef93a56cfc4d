import { durationText } from '@/lib/dashboard/durations';
import { figureLinks } from '@/lib/dashboard/links';
import type { ReplyTime } from '@/lib/dashboard/model';
import type { Period } from '@/lib/dashboard/periods';

/** Median reply time for bookings, with a link to the underlying list. */
export function ReplyTimeLine({ replyTime, period }: { replyTime: ReplyTime; period: Period }) {
  const { answered, medianMinutes } = replyTime;
  if (medianMinutes === null) return <p>No booking of these days has been answered.</p>;
  return (
    <p>
      Half of the{' '}
      <a href={figureLinks(period).replies} className="text-accent underline">
        {answered} answered bookings
      </a>{' '}
      had a reply within <strong>{durationText(medianMinutes)}</strong>.
    </p>
  );
}
