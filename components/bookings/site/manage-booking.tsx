'use client';

import { PageHead } from '@/components/marketing/page-head';
import { ANSWER_ID } from '@/components/ui/answer-id';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { useFormAction } from '@/components/ui/use-form-action';
import { cancelManagedBooking, rescheduleManagedBooking } from '@/lib/bookings/actions';
import type { OpenDay } from '@/lib/bookings/availability/rules';
import { notices } from '@/lib/notices';
import { paths } from '@/lib/paths';
import { CancelForm } from './cancel-form';
import { MoveForm } from './move-form';
import { OwnTime } from './own-time';

const UNREACHABLE = { serverError: { notice: 'somethingWentWrong' as const, details: {} } };

const takeFocus = (box: HTMLDivElement | null) => box?.focus();

type ManageBookingProps = {
  token: string;
  booking: {
    startsAt: string;
    /** Start in business time, formatted on the server. */
    moment: string;
    /** Start in the visitor's zone at the time of booking, if it differs. */
    ownTime: string | null;
    /** Name of the visitor, with the company. */
    name: string;
    isCancelled: boolean;
  };
  /** Null if the booking can no longer be changed. */
  days: OpenDay[] | null;
};

/** Shows one booking, with a form to move it and a button to cancel it. */
export function ManageBooking({ token, booking, days }: ManageBookingProps) {
  const moving = useFormAction(rescheduleManagedBooking, {}, UNREACHABLE);
  const cancelling = useFormAction(cancelManagedBooking, {}, UNREACHABLE);
  const answer = cancelling.result.data ?? moving.result.data;

  return (
    <>
      <PageHead
        label="Your consultation"
        title={booking.isCancelled ? 'Cancelled' : booking.moment}
        lead={
          <>
            {!booking.isCancelled && (
              <OwnTime startsAt={booking.startsAt} stored={booking.ownTime} />
            )}
            Booked for {booking.name}. {days && 'Nothing changes until you press a button.'}
            {!days && !answer && notices.bookingNotManageable}
          </>
        }
      />
      <div className="page-width mt-10 grid pb-24 lg:grid-cols-12">
        <div id={ANSWER_ID} className="space-y-10 lg:col-span-7">
          {answer && (
            <div key={`${answer.notice} ${booking.moment}`} ref={takeFocus} tabIndex={-1}>
              <Notice tone="success" title={notices[answer.notice]}>
                {!booking.isCancelled && booking.moment}
              </Notice>
            </div>
          )}
          {days ? (
            <>
              <MoveForm
                token={token}
                days={days}
                action={moving}
                refusal={cancelling.result.serverError ?? moving.result.serverError}
              />
              <CancelForm token={token} action={cancelling} />
            </>
          ) : (
            <ButtonLink href={paths.booking}>Book a consultation</ButtonLink>
          )}
        </div>
      </div>
    </>
  );
}
