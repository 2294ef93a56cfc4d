import { beforeAll, describe, expect, it } from 'vitest';
import { instantAt } from '@/lib/core/time/wall-clock';
import { service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { notLeaders } from '@/supabase/tests/site/route';
import { withoutHosts } from '@/supabase/tests/without';
import { checkTime, moveBooking } from './actions';

// Wednesdays and a Sunday of a month that no other test uses.
const [day, otherDay, sunday] = ['2033-03-09', '2033-03-16', '2033-03-13'];
const at = (time: string, on = day) => instantAt(on, time).toISOString();

async function book(startsAt: string) {
  const { data } = await service(stack)
    .from('consultation_bookings')
    .insert({
      firstname: 'Ada',
      email: `${crypto.randomUUID()}@engines.example`,
      preferreddate: startsAt,
      ends_at: new Date(Date.parse(startsAt) + 30 * 60_000).toISOString(),
    })
    .select('id')
    .single()
    .throwOnError();
  return String(data.id);
}

const startOf = async (id: string) => {
  const query = service(stack).from('consultation_bookings').select('preferreddate').eq('id', id);
  const { data } = await query.single().throwOnError();
  return new Date(data.preferreddate).toISOString();
};
const mailsAbout = async (id: string) => {
  const query = service(stack).from('outbox').select('id').eq('record_id', id);
  return (await query.eq('topic', 'booking.rescheduled').throwOnError()).data.length;
};

beforeAll(() => withoutHosts(stack));

type Move = Parameters<typeof moveBooking>[0];
const move = (id: string, from: string, startsAt: string, rest: Partial<Move> = {}): Move => ({
  id,
  from,
  startsAt,
  tell: false,
  evenIfClosed: false,
  host: null,
  ...rest,
});

describe('moving a booking', () => {
  it('notifies the visitor only if requested', async () => {
    const id = await book(at('09:00'));
    const quiet = await as('leader', () => moveBooking(move(id, at('09:00'), at('10:30'))));
    expect(quiet.data?.notice).toBe('bookingUpdated');
    expect(await startOf(id)).toBe(at('10:30'));
    expect(await mailsAbout(id)).toBe(0);
    await as('leader', () => moveBooking(move(id, at('10:30'), at('14:00'), { tell: true })));
    expect(await startOf(id)).toBe(at('14:00'));
    expect(await mailsAbout(id)).toBe(1);
  });

  it('refuses a past, closed or taken time, and a move from an outdated start', async () => {
    const [id] = [await book(at('09:00', otherDay)), await book(at('12:00', otherDay))];
    const from = at('09:00', otherDay);
    const refusal = async (input: Move) =>
      (await as('leader', () => moveBooking(input))).serverError?.notice;
    expect(await refusal(move(id, from, '2020-01-06T15:00:00.000Z'))).toBe('bookingMovePast');
    expect(await refusal(move(id, from, at('11:00', sunday)))).toBe('bookingMoveClosed');
    expect(await refusal(move(id, from, at('12:00', otherDay)))).toBe('bookingSlotConflict');
    expect(await refusal(move(id, at('08:00', otherDay), at('13:00', otherDay)))).toBe(
      'bookingMovedMeanwhile',
    );
    expect(await startOf(id)).toBe(from);
    const decided = move(id, from, at('11:00', sunday), { evenIfClosed: true });
    expect((await as('leader', () => moveBooking(decided))).data).toBeDefined();
    expect(await startOf(id)).toBe(at('11:00', sunday));
  });

  it.each(notLeaders)('refuses a %s', async (who) => {
    const from = instantAt('2034-01-04', '09:00').toISOString();
    const id = await book(from);
    const to = instantAt('2034-01-04', '13:00').toISOString();
    expect((await as(who, () => moveBooking(move(id, from, to)))).serverError).toBeDefined();
    expect(await startOf(id)).toBe(from);
    expect((await as(who, () => checkTime({ startsAt: to }))).serverError).toBeDefined();
    await service(stack).from('consultation_bookings').delete().eq('id', id).throwOnError();
  });
});
