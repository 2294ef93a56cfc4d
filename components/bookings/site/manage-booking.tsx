'use client';

import { PageHead } from '@/components/marketing/page-head';
import { buttonStyle } from '@/components/ui/button-style';
import { Notice } from '@/components/ui/notice';
import { useAnswer } from '@/components/ui/use-answer';
import { UNREACHABLE, useFormAction } from '@/components/ui/use-form-action';
import { cancelManagedBooking, rescheduleManagedBooking } from '@/lib/bookings/actions';
import type { ShownHost } from '@/lib/bookings/shown-host';
import { brand } from '@/lib/brand';
import { bookingNotices } from '@/lib/notices/bookings';
import { visitorPaths } from '@/lib/paths/visitors';
import { BookingAbout } from './booking-about';
import { BookingHost } from './booking-host';
import { CancelForm } from './cancel-form';
import { MeetingLink } from './meeting-link';
import { MoveForm } from './move-form';
import { OwnTime } from './own-time';

type ManageBookingProps = {
  token: string;
  booking: {
    startsAt: string;
    /** Start in business time, formatted on the server. */
    moment: string;
    /** Start in the time zone that the visitor had when booking, if it differs. */
    ownTime: string | null;
    /** Name of the visitor, with the company. */
    name: string;
    about: string | null;
    aboutMeaning: string | null;
    isCancelled: boolean;
    /** Why the booking will not take place; null if it will. */
    end: string | null;
    /** Deadline for changes, as text. */
    changeLimit: string;
    /** URL of the video room; null if the consultation no longer takes place. */
    meetingUrl: string | null;
    host: ShownHost | null;
  };
  /** Free slots, packed with `packDays`; null if the booking can no longer be changed. */
  packedDays: string | null;
  /** The slots among them at which the host of the booking is free; null without a host. */
  packedKeptDays: string | null;
};

/** Page of one booking, with a form to move it and a button to cancel it. */
export function ManageBooking(props: ManageBookingProps) {
  const { token, booking, packedDays, packedKeptDays } = props;
  const moving = useFormAction(rescheduleManagedBooking, {}, UNREACHABLE);
  const cancelling = useFormAction(cancelManagedBooking, {}, UNREACHABLE);
  const answer = cancelling.result.data ?? moving.result.data;
  const done = useAnswer(answer);

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
            {booking.end ?? `Booked for ${booking.name}. ${booking.changeLimit}`}
            {!booking.end && (
              <>
                <BookingHost host={booking.host} />
                <BookingAbout about={booking.about} meaning={booking.aboutMeaning} />
              </>
            )}
            {booking.meetingUrl && <MeetingLink url={booking.meetingUrl} />}
          </>
        }
      />
      <div className="page-width mt-10 grid pb-24 lg:grid-cols-12">
        <div className="space-y-10 lg:col-span-7">
          {answer && (
            <Notice {...done} tone="success" title={bookingNotices[answer.notice]}>
              {!booking.isCancelled && booking.moment}
            </Notice>
          )}
          {packedDays ? (
            <>
              <MoveForm
                key={booking.startsAt}
                token={token}
                packedDays={packedDays}
                packedKeptDays={packedKeptDays}
                host={booking.host?.name ?? null}
                action={moving}
                refusal={moving.result.serverError}
              />
              <CancelForm
                token={token}
                moment={booking.moment}
                action={cancelling}
                refusal={cancelling.result.serverError}
              />
            </>
          ) : (
            <NextStep isOver={booking.end !== null} />
          )}
        </div>
      </div>
    </>
  );
}

function NextStep({ isOver }: { isOver: boolean }) {
  const { phone } = brand;
  return isOver ? (
    <a href={visitorPaths.booking} className={buttonStyle({})}>
      Book again
    </a>
  ) : (
    <a href={phone.href} className={buttonStyle({})}>
      Call {phone.label}
    </a>
  );
}
