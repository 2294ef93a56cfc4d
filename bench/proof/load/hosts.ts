import { bookingAction, countAnswers, freeDays, visitor } from '../../support/booking-form.ts';
import { sharedSeats } from './booking-faults.ts';
import { loadClaim } from './load-claim.ts';
import { sized } from './sizes.ts';

const VISITORS = sized(200, 20);
const HOSTS = 3;
/** Fewer seats than visitors, so that they compete for most of them. */
const SLOTS = sized(50, 5);
const SEATS = SLOTS * HOSTS;

const MAKE_HOSTS = `
  with made as (
    insert into public.booking_hosts (user_id)
    select id from public.user_profiles where profile_type like 'team_%' order by id limit ${HOSTS}
    returning user_id
  )
  insert into public.booking_host_hours (host_id, weekday, opens, closes)
  select user_id, weekday, '09:00', '17:00' from made cross join generate_series(1, 5) weekday`;

const TWICE = `
  select count(*) from public.consultation_bookings a join public.consultation_bookings b
  on a.host_id = b.host_id and a.id < b.id and a.preferreddate < b.ends_at and b.preferreddate < a.ends_at`;

const SPREAD = `
  select max(held) - min(held) from (
    select count(b.id) as held from public.booking_hosts h
    left join public.consultation_bookings b on b.host_id = h.user_id group by h.user_id
  ) hosts`;

export const hosts = loadClaim({
  name: 'hosts',
  claim: `of ${VISITORS} people who want ${SLOTS} times of ${HOSTS} hosts at once, as many are booked as the hosts can hold`,
  bar: `${SEATS} booked, the others told, no host twice, spread at most 1`,
  least: { count: VISITORS, of: 'answers' },
  faults: [sharedSeats],
  tryOn: async ({ stack, count }) => {
    await stack.sql('delete from public.consultation_bookings');
    await stack.sql('delete from public.booking_hosts');
    await stack.sql(MAKE_HOSTS);
    const book = await bookingAction();
    const days = await freeDays();
    const times = days.flatMap(({ date, free }) => free.map((time) => ({ date, time })));
    const answers = await Promise.all(
      Array.from({ length: VISITORS }, (_, nth) =>
        book({ ...visitor(), ...(times[nth % SLOTS] ?? {}) }),
      ),
    );
    const { booked, taken } = countAnswers(answers);
    const rows = await count('select count(*) from public.consultation_bookings');
    const twice = await count(TWICE);
    const spread = await count(SPREAD);
    return {
      figure: `${booked} booked, ${taken} told, ${rows} rows; ${twice} times a host twice, spread ${spread}`,
      held:
        booked === SEATS &&
        rows === SEATS &&
        taken === VISITORS - SEATS &&
        twice === 0 &&
        spread <= 1,
      seen: booked + taken,
    };
  },
});
