import { byStatement, type Fault, inFunction } from './load-claim.ts';

/** Neither a constraint nor a lock separates bookings of one time. */
export const sharedSeats: Fault = {
  fault: 'two bookings may have one seat',
  breaks: async (stack) => {
    await byStatement(
      'alter table public.consultation_bookings drop constraint consultation_bookings_no_double_booking',
    )(stack);
    for (const name of ['private.lock_booking_day(timestamptz)', 'private.lock_hosts()']) {
      await inFunction(name, 'pg_advisory_xact_lock(', 'hashint8(')(stack);
    }
  },
};

export const keysIgnored: Fault = {
  fault: 'the key of a form is not looked up',
  breaks: inFunction('public.book_consultation(jsonb)', 'if key is not null then', 'if false then'),
};

export const mailsMissing: Fault = {
  fault: 'no mail is queued',
  breaks: byStatement('drop trigger announce on public.consultation_bookings'),
};
