import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';

let stack: TestStack;
let leader: Client;

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());

describe('the default', () => {
  it('offers 17 half hours from Monday to Friday', async () => {
    const hours = await stack.sql(`
      select weekday, opens::text, closes::text, extract(epoch from closes - opens)::integer / 1800 + 1 as slots
      from public.availability_hours order by weekday`);
    expect(hours).toEqual(
      [1, 2, 3, 4, 5].map((weekday) => ({
        weekday,
        opens: '09:00:00',
        closes: '17:00:00',
        slots: 17,
      })),
    );
  });

  it('holds one booking of 30 minutes, from 2 hours to 60 days ahead', async () => {
    const { data } = await service(stack)
      .from('availability_settings')
      .select('slot_length_minutes, seats, notice_hours, horizon_days');
    expect(data).toEqual([
      { slot_length_minutes: 30, seats: 1, notice_hours: 2, horizon_days: 60 },
    ]);
  });
});

describe('a leader', () => {
  it.each([
    { slot_length_minutes: 4 },
    { slot_length_minutes: 481 },
    { seats: 0 },
    { notice_hours: -1 },
    { horizon_days: 0 },
  ])('cannot set %j', async (fields) => {
    const { error } = await leader.from('availability_settings').update(fields).eq('id', true);
    expect(error?.code).toBe('23514');
  });

  it('cannot add a second row of settings, nor remove the one', async () => {
    const added = await leader.from('availability_settings').insert({ id: false });
    expect(added.error).not.toBeNull();
    const removed = await leader.from('availability_settings').delete().eq('id', true);
    expect(removed.error?.code).toBe('42501');
  });

  it('cannot close before opening, nor open twice at once', async () => {
    const backwards = await leader
      .from('availability_hours')
      .insert({ weekday: 6, opens: '12:00', closes: '11:59' });
    expect(backwards.error?.code).toBe('23514');
    const twice = await leader
      .from('availability_hours')
      .insert({ weekday: 1, opens: '09:00', closes: '10:00' });
    expect(twice.error?.code).toBe('23505');
    const noSuchDay = await leader
      .from('availability_hours')
      .insert({ weekday: 7, opens: '09:00', closes: '10:00' });
    expect(noSuchDay.error?.code).toBe('23514');
  });

  it('offers a single start, an afternoon, a holiday', async () => {
    const saturday = await leader
      .from('availability_hours')
      .insert({ weekday: 6, opens: '10:00', closes: '10:00' });
    expect(saturday.error).toBeNull();
    const holiday = await leader
      .from('availability_holidays')
      .insert({ day: '2031-05-26', name: 'Memorial Day' });
    expect(holiday.error).toBeNull();
  });

  it('changes the length of slots for bookings to come', async () => {
    await leader.from('availability_settings').update({ slot_length_minutes: 45 }).eq('id', true);
    const { data } = await service(stack).rpc('book_consultation', {
      booking: {
        firstname: 'Ada',
        email: 'ada@engines.example',
        preferreddate: '2031-03-04T15:00:00Z',
      },
    });
    expect(data.booking.ends_at).toBe('2031-03-04T15:45:00+00:00');
  });
});

describe('the seeded holidays', () => {
  it('know the fourth Thursday of November', async () => {
    const days = await stack.sql(`
      select extract(isodow from day)::integer as weekday, extract(day from day)::integer between 22 and 28 as fourth
      from public.availability_holidays where name = 'Thanksgiving'`);
    expect(days.length).toBeGreaterThan(0);
    for (const day of days) expect(day).toEqual({ weekday: 4, fourth: true });
  });

  it('carry no seeded booking', async () => {
    expect(
      await stack.sql(`
        select b.id from public.consultation_bookings b
        join public.availability_holidays h
          on h.day = (b.preferreddate at time zone 'America/New_York')::date`),
    ).toEqual([]);
  });
});

describe('the seeded bookings', () => {
  it('start at a time that is offered', async () => {
    expect(
      await stack.sql(`
        select b.id
        from public.consultation_bookings b
        cross join lateral (select b.preferreddate at time zone 'America/New_York' as starts) as wall
        where b.requestdate < now() and b.firstname <> 'Ada'
          and not exists (
            select from public.availability_hours h
            where h.weekday = extract(dow from wall.starts)
              and wall.starts::time between h.opens and h.closes
              and extract(minute from wall.starts)::integer % 30 = 0
          )`),
    ).toEqual([]);
  });
});
