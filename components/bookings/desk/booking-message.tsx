import { Status } from '@/components/ui/status';
import { awaitsReply } from '@/lib/bookings/desk/booking-steps';
import type { DeskBooking } from '@/lib/bookings/desk/model';
import { replyDueAt } from '@/lib/bookings/desk/reply-clock';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';

/** Shows the visitor's message and the promised reply time. */
export function BookingMessage({ booking }: { booking: DeskBooking }) {
  const { name, requestedAt, startsAt, values } = booking;
  const due = replyDueAt(requestedAt, startsAt);
  return (
    <section aria-label={`Message of ${name}`}>
      <blockquote className="border-l-2 border-accent pl-4 text-[0.9375rem] leading-6 wrap-anywhere whitespace-pre-line text-ink">
        {values.projectdescription || <span className="text-ink-3">No message.</span>}
      </blockquote>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ink-3">
        <span>
          {shortMoment(requestedAt)}, {BUSINESS_TIME_ZONE_NAME}
        </span>
        {awaitsReply(booking) && (
          <Status tone={due < new Date() ? 'high' : 'medium'}>
            {due < new Date() ? 'Reply was due' : 'Reply due'} {shortMoment(due.toISOString())}
          </Status>
        )}
      </p>
    </section>
  );
}
