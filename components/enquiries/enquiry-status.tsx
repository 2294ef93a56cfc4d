import { Status } from '@/components/ui/status';
import { replyDueAt } from '@/lib/bookings/desk/reply-clock';
import { zonedMoment } from '@/lib/core/time/business-time';
import type { ListedEnquiry } from '@/lib/enquiries/model';

type EnquiryStatusProps = {
  /** Formats the times. Omits the zone where the column heading names it. */
  moment?: (iso: string) => string;
  enquiry: Pick<ListedEnquiry, 'askedAt' | 'repliedAt' | 'isQuarantined'>;
};

/** Status label of an enquiry: in quarantine, answered, or the promised reply time. */
export function EnquiryStatus({ enquiry, moment = zonedMoment }: EnquiryStatusProps) {
  const { askedAt, repliedAt, isQuarantined } = enquiry;
  if (isQuarantined) return <Status tone="medium">In quarantine</Status>;
  if (repliedAt) return <Status tone="low">Answered {moment(repliedAt)}</Status>;
  const due = replyDueAt(askedAt, null);
  const isLate = due < new Date();
  return (
    <Status tone={isLate ? 'high' : 'medium'}>
      {isLate ? 'Was due' : 'Due'} {moment(due.toISOString())}
    </Status>
  );
}
