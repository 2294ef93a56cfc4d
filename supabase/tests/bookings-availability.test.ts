import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDays } from '../../lib/bookings/availability/open-days.ts';
import { SLOT_LABELS } from '../../lib/bookings/availability/slot-labels.ts';
import { slotInstant } from '../../lib/bookings/availability/slots.ts';
import { parseState } from '../../lib/bookings/availability/state.ts';
import { businessDay } from '../../lib/core/time/business-time.ts';
import { dayPlus } from '../../lib/core/time/days.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';
import { withoutHosts } from './without.ts';

let stack: TestStack;
let leader: Client;

beforeAll(async () => {
  stack = await startTestStack();
  await withoutHosts(stack);
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());

describe('the default', () => {
  it('offers 17 half-hour slots from Monday to Friday', async () => {
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

  it('allows one booking of 30 minutes, from 2 hours to 60 days ahead', async () => {
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
    { horizon_days: 181 },
  ])('cannot set %j', async (fields) => {
    const { error } = await leader.from('availability_settings').update(fields).eq('id', true);
    expect(error?.code).toBe('23514');
  });

  it('cannot add or remove a row of settings', async () => {
    const added = await leader.from('availability_settings').insert({ id: false });
    expect(added.error).not.toBeNull();
    const removed = await leader.from('availability_settings').delete().eq('id', true);
    expect(removed.error?.code).toBe('42501');
  });

  it('cannot close before opening, or add overlapping hours', async () => {
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

  it('can offer a single start, an afternoon or a holiday', async () => {
    const saturday = await leader
      .from('availability_hours')
      .insert({ weekday: 6, opens: '10:00', closes: '10:00' });
    expect(saturday.error).toBeNull();
    const holiday = await leader
      .from('availability_holidays')
      .insert({ day: '2031-05-26', name: 'Memorial Day' });
    expect(holiday.error).toBeNull();
  });

  it('can change the slot length of future bookings', async () => {
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
  it('include the fourth Thursday of November', async () => {
    const days = await stack.sql(`
      select extract(isodow from day)::integer as weekday, extract(day from day)::integer between 22 and 28 as fourth
      from public.availability_holidays where name = 'Thanksgiving'`);
    expect(days.length).toBeGreaterThan(0);
    for (const day of days) expect(day).toEqual({ weekday: 4, fourth: true });
  });

  it('have no seeded booking', async () => {
    expect(
      await stack.sql(`
        select b.id from public.consultation_bookings b
        join public.availability_holidays h
          on h.day = (b.preferreddate at time zone 'America/New_York')::date`),
    ).toEqual([]);
  });
});

describe('the seeded bookings', () => {
  it('start at an offered time', async () => {
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

describe('the availability snapshot', () => {
  const now = Date.now();
  const day = 24 * 3600_000;
  const startsAt = Math.ceil(now / day) * day + 3 * day + 15 * 3600_000;
  const iso = (ms: number) => new Date(ms).toISOString();

  async function state() {
    const { data, error } = await service(stack).rpc('availability_state');
    expect(error).toBeNull();
    return data;
  }

  async function change(statement: string, parameters: string[] = []) {
    const before = await state();
    await stack.sql(statement, parameters);
    return { before, after: await state() };
  }

  const booked = (fields: Record<string, string>) => {
    const row = {
      firstname: 'Ada',
      email: 'ada@engines.example',
      preferreddate: iso(startsAt),
      ends_at: iso(startsAt + day / 48),
      ...fields,
    };
    const names = Object.keys(row);
    return change(
      `insert into public.consultation_bookings (${names.join()})
       values (${names.map((_, index) => `$${index + 1}`).join()})`,
      Object.values(row),
    );
  };

  it('contains settings, hours, holidays and taken times', async () => {
    await stack.sql('delete from public.consultation_bookings');
    const { after } = await booked({});
    expect(after).toMatchObject({
      seats: 1,
      notice_hours: 2,
      horizon_days: 60,
      hours: expect.arrayContaining([[1, '09:00:00', '17:00:00']]),
      holidays: expect.arrayContaining(['2031-05-26']),
      taken: [[startsAt, startsAt + day / 48]],
    });
  });

  it('gets a new version after each change to slots, and the old version when it is undone', async () => {
    for (const [statement, undo] of [
      [
        "update public.consultation_bookings set status = 'cancelled'",
        "update public.consultation_bookings set status = 'scheduled'",
      ],
      [
        'update public.availability_settings set seats = 2',
        'update public.availability_settings set seats = 1',
      ],
      [
        "update public.availability_hours set closes = '16:00' where weekday = 1",
        "update public.availability_hours set closes = '17:00' where weekday = 1",
      ],
      [
        "insert into public.availability_holidays (day, name) values ('2031-05-27', 'Stocktaking')",
        "delete from public.availability_holidays where day = '2031-05-27'",
      ],
    ] as const) {
      const { before, after } = await change(statement);
      expect(after.version, statement).not.toBe(before.version);
      expect((await change(undo)).after, undo).toEqual(before);
    }
  });

  it.each([
    ['a note', "update public.consultation_bookings set private_notes = 'Called'"],
    ['the name of a holiday', "update public.availability_holidays set name = name || '!'"],
  ])('keeps its version when %s changes', async (_, statement) => {
    const { before, after } = await change(statement);
    expect(after.version).toBe(before.version);
  });

  it('gets a new version when a quarantined booking takes a slot and when it releases the slot', async () => {
    const held = await booked({
      preferreddate: iso(startsAt + day / 24),
      ends_at: iso(startsAt + day / 12),
      quarantined_at: iso(now),
    });
    expect(held.after.version).not.toBe(held.before.version);
    const { after } = await change(
      "update public.consultation_bookings set quarantined_at = quarantined_at - interval '25 hours' where quarantined_at is not null",
    );
    expect(after).toEqual(held.before);
  });

  it('contains nothing beyond the horizon', async () => {
    const { before, after } = await booked({
      preferreddate: iso(startsAt + 90 * day),
      ends_at: iso(startsAt + 90 * day + 1000),
    });
    expect(after).toEqual(before);
  });
});

describe('the offered slots', () => {
  const labels = ['08:30 AM', ...SLOT_LABELS, '05:30 PM'];

  it('are the same in the database and on the screens', async () => {
    await stack.sql(`
      delete from public.availability_hours where weekday in (2, 3);
    `);
    await stack.sql(`
      insert into public.availability_hours (weekday, opens, closes)
      values (2, '09:00', '11:30'), (2, '13:00', '15:00')
    `);
    await stack.sql(
      `insert into public.availability_holidays (day, name)
       values (private.business_day(now()) + 9, 'A day off') on conflict do nothing`,
    );
    await stack.sql('update public.availability_settings set notice_hours = 30, horizon_days = 25');
    const [row] = await stack.sql('select public.availability_state()::text as state');
    const { availability } = parseState(JSON.parse(String(row?.state)));
    const now = new Date();
    const today = businessDay(now);
    const starts = Array.from({ length: 30 }, (_, day) => dayPlus(today, day)).flatMap((date) =>
      labels.map((time) => ({ date, time, at: slotInstant(date, time)?.toISOString() ?? '' })),
    );
    const offered = await stack.sql(
      `select private.is_offered(at::timestamptz) as offered
       from jsonb_array_elements_text($1::text::jsonb) with ordinality as t (at, n) order by n`,
      [JSON.stringify(starts.map(({ at }) => at))],
    );
    const free = new Map(openDays(availability, [], now).map((day) => [day.date, day.free]));
    const expected = starts.map(({ date, time }) => free.get(date)?.includes(time) ?? false);
    expect(offered.map((one) => one.offered)).toEqual(expected);
    expect(new Set(expected)).toEqual(new Set([true, false]));
  });

  it('are accepted in a booking request', async () => {
    const request = async (preferreddate: string, max_hits = 100) => {
      const { data } = await service(stack)
        .rpc('request_booking', {
          booking: { firstname: 'Ada', email: 'ada@engines.example', preferreddate },
          subject: 'an-ip',
          max_hits,
          window_seconds: 60,
        })
        .throwOnError();
      return data;
    };
    const [row] = await stack.sql(`
      select at::text from generate_series(
        date_trunc('hour', now()) + interval '3 days', now() + interval '20 days', interval '1 hour'
      ) as at where private.is_offered(at) order by at desc limit 1`);
    const at = String(row?.at);
    expect(await request('2031-03-04T15:00:00Z')).toMatchObject({
      outcome: 'closed',
      state: { version: expect.any(String) },
    });
    expect((await request(at)).outcome).toBe('booked');
    const lost = await request(at);
    expect(lost).toMatchObject({ outcome: 'taken', booking: null });
    const start = new Date(at).getTime();
    expect(lost.state.taken.map(([from]: [number]) => from)).toContain(start);
    expect(await request(at, 3)).toEqual({ outcome: 'limited' });
  });
});
