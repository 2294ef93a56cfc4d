import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, addAccount, type Client, service, signIn } from './people.ts';
import { withoutPlaybooks } from './without.ts';

let stack: TestStack;
let server: Client;
let leader: Client;
let member: Client;
let memberId: string;
let hosts: string[];

/** A Tuesday, 10:00 AM in New York. */
const tuesday = '2031-03-04';
const ten = `${tuesday}T15:00:00+00:00`;
const halfPastTen = `${tuesday}T15:30:00+00:00`;
const eleven = `${tuesday}T16:00:00+00:00`;

beforeAll(async () => {
  stack = await startTestStack();
  await withoutPlaybooks(stack);
  server = service(stack);
  leader = await signIn(stack, accounts.leader.email);
  member = await signIn(stack, accounts.member.email);
  memberId = accounts.member.id;
  const added = await Promise.all(
    ['first', 'second'].map((name) => addAccount(stack, name, 'team_member')),
  );
  hosts = [memberId, ...added.map(({ id }) => id)];
});
afterAll(() => stack?.stop());

beforeEach(async () => {
  await stack.sql('delete from public.consultation_bookings');
  await stack.sql('delete from public.booking_hosts');
  await stack.sql('delete from public.availability_holidays');
  await stack.sql('update public.availability_settings set seats = 1, slot_length_minutes = 30');
});

/** Makes the first people active hosts, available at all hours of the seven days. */
async function openHosts(count: number, settings: Record<string, unknown> = {}, from = 0) {
  const columns = ['user_id', ...Object.keys(settings)];
  for (const id of hosts.slice(from, count)) {
    await stack.sql(
      `insert into public.booking_hosts (${columns.join(', ')})
       select ${columns.join(', ')} from jsonb_populate_record(null::public.booking_hosts, $1::text::jsonb)`,
      [JSON.stringify({ user_id: id, ...settings })],
    );
    await stack.sql(
      `insert into public.booking_host_hours (host_id, weekday, opens, closes)
       select $1::uuid, weekday, '09:00', '17:00' from generate_series(0, 6) weekday`,
      [id],
    );
  }
}

type Answer = { outcome: string; booking?: { id: string; host_id: string | null; seat: number } };

let visitors = 0;
async function book(at: string, details: Record<string, unknown> = {}): Promise<Answer> {
  visitors += 1;
  const { data, error } = await server.rpc('book_consultation', {
    booking: {
      firstname: 'Ada',
      email: `visitor-${visitors}@engines.example`,
      preferreddate: at,
      idempotency_key: crypto.randomUUID(),
      ...details,
    },
  });
  if (error) throw new Error(error.message, { cause: error });
  return data;
}

async function call(client: Client, name: string, parameters: Record<string, unknown>) {
  const { data, error } = await client.rpc(name, parameters);
  if (error) throw new Error(error.message, { cause: error });
  return data;
}

const hostOf = async (answer: Promise<Answer>) => (await answer).booking?.host_id;

describe('a booking with hosts', () => {
  it('goes to the free host with the fewest upcoming consultations, until all are booked', async () => {
    await openHosts(3);
    expect(await hostOf(book(ten))).toBe(hosts[0]);
    expect(await hostOf(book(eleven))).toBe(hosts[1]);
    expect(await hostOf(book(`${tuesday}T17:00:00Z`))).toBe(hosts[2]);
    expect(await hostOf(book(ten))).toBe(hosts[1]);
    expect(await hostOf(book(ten))).toBe(hosts[2]);
    expect((await book(ten)).outcome).toBe('taken');
  });

  it('goes to the visitor’s previous host, if that host is free', async () => {
    await openHosts(2);
    const { booking } = await book(ten, { email: 'Ada@engines.example' });
    await call(leader, 'assign_host', { booking_id: booking?.id, host: hosts[1] });
    await book(`${tuesday}T19:00:00Z`, { email: 'ada@engines.example' });
    expect(await hostOf(book(eleven, { email: 'ada@engines.example' }))).toBe(hosts[1]);
    expect(await hostOf(book(eleven, { email: 'ada@engines.example' }))).toBe(hosts[0]);
  });

  it('uses the fixed meeting link of its host', async () => {
    await openHosts(1, { meeting_url: 'https://meet.example/first' });
    const { booking } = await book(ten);
    expect(booking).toMatchObject({ meeting_url: 'https://meet.example/first' });
  });

  it('without a host takes the capacity of one host', async () => {
    await book(ten);
    await openHosts(2);
    expect((await book(ten)).outcome).toBe('booked');
    expect((await book(ten)).outcome).toBe('taken');
  });

  it('falls back to seats once no host is active, minus consultations that hosts still have', async () => {
    await openHosts(1);
    await book(ten);
    await stack.sql('update public.booking_hosts set is_active = false');
    expect((await book(ten)).outcome).toBe('taken');
    const { booking } = await book(eleven);
    expect(booking).toMatchObject({ host_id: null, seat: 1 });
  });

  it('keeps its host when moved, or gets another free one', async () => {
    await openHosts(2);
    const first = await book(ten);
    const second = await book(eleven);
    expect(second.booking?.host_id).toBe(hosts[1]);
    const moved = await call(server, 'reschedule_booking', {
      booking_id: second.booking?.id,
      starts_at: ten,
    });
    expect(moved.booking.host_id).toBe(hosts[1]);
    const third = await book(eleven);
    expect(third.booking?.host_id).toBe(hosts[0]);
    const again = await call(server, 'reschedule_booking', {
      booking_id: first.booking?.id,
      starts_at: eleven,
    });
    expect(again.booking.host_id).toBe(hosts[1]);
  });

  it('of a visitor moves to another host only if the visitor agreed to that name', async () => {
    await openHosts(2);
    const at = (hour: number) =>
      `((private.business_day(now()) + 7)::timestamp + interval '${hour} hours') at time zone 'America/New_York'`;
    const [soon] = await stack.sql(
      `select to_json(${at(10)}) #>> '{}' as ten, to_json(${at(11)}) #>> '{}' as eleven`,
    );
    const [soonTen, soonEleven] = [String(soon?.ten), String(soon?.eleven)];
    const first = await book(soonTen);
    const second = await book(soonEleven);
    await call(server, 'reschedule_booking', {
      booking_id: second.booking?.id,
      starts_at: soonTen,
    });
    await book(soonEleven);
    const move = (agreed?: string) =>
      call(server, 'change_own_booking', {
        booking_id: first.booking?.id,
        reason: '',
        starts_at: soonEleven,
        ...(agreed && { agreed_host: agreed }),
      });
    const stored = async () =>
      (
        await stack.sql(
          'select host_id, preferreddate = $2::timestamptz as moved from public.consultation_bookings where id = $1::uuid',
          [String(first.booking?.id), soonEleven],
        )
      )[0];
    const refused = await move();
    expect(refused).toMatchObject({ outcome: 'other_host', name: expect.any(String) });
    expect((await move('Somebody Else')).outcome).toBe('other_host');
    expect(await stored()).toEqual({ host_id: hosts[0], moved: false });
    expect(
      await stack.sql(
        "select id from public.outbox where topic = 'booking.rescheduled' and record_id = $1::uuid",
        [String(first.booking?.id)],
      ),
    ).toEqual([]);
    expect((await move(refused.name)).outcome).toBe('rescheduled');
    expect(await stored()).toEqual({ host_id: hosts[1], moved: true });
  });

  describe('changes its host on request only', () => {
    const at = { ten, eleven };
    const move = (id: unknown, starts_at: string, holder?: { id: string | null }) =>
      call(leader, 'reschedule_booking', { booking_id: id, starts_at, ...(holder && { holder }) });
    const mailsToHosts = () =>
      stack.sql("select recipient from public.outbox where topic = 'notification.now'");

    async function hostless(): Promise<string> {
      const booking = { firstname: 'Ada', email: 'ada@engines.example', preferreddate: at.ten };
      const added = await call(leader, 'add_booking', { booking });
      expect(added).toMatchObject({ outcome: 'booked', booking: { host_id: null } });
      return added.booking.id;
    }

    beforeEach(async () => {
      await openHosts(1);
      await stack.sql('delete from public.outbox');
    });

    it.each(['all day', 'closed'])(
      'keeps no host when a leader moves it to a time when the host is %s',
      async (is) => {
        const id = await hostless();
        if (is === 'closed') await stack.sql('delete from public.booking_host_hours');
        expect(await move(id, at.eleven)).toMatchObject({
          outcome: 'rescheduled',
          booking: { host_id: null },
          host: null,
        });
        expect(await mailsToHosts()).toEqual([]);
      },
    );

    it('gets the host that the moving leader chose, who is notified', async () => {
      const id = await hostless();
      const given = await move(id, at.eleven, { id: memberId });
      expect(given).toMatchObject({
        booking: { host_id: memberId },
        host: { name: 'Daniel Okafor' },
      });
      expect(await mailsToHosts()).toEqual([{ recipient: accounts.member.email }]);
      expect(await move(id, at.ten)).toMatchObject({ booking: { host_id: memberId } });
      expect(await move(id, at.eleven, { id: null })).toMatchObject({ host: null });
    });

    it('cannot be reassigned if the host has another consultation at that time', async () => {
      const id = await hostless();
      await stack.sql('update public.consultation_bookings set host_id = $1::uuid', [memberId]);
      const booking = { firstname: 'Bea', email: 'b@engines.example', preferreddate: at.eleven };
      const other = await call(leader, 'add_booking', {
        booking: { ...booking, host_id: memberId },
      });
      expect(other.booking.host_id).toBe(memberId);
      expect(await move(id, at.eleven, { id: memberId })).toEqual({ outcome: 'taken' });
      expect(await move(other.booking.id, at.ten, { id: null })).toEqual({ outcome: 'taken' });
    });

    it('keeps its host when it is scheduled again, unless the host is booked', async () => {
      await openHosts(2, {}, 1);
      const first = await hostless();
      const again = async (id: string) => {
        await stack.sql(
          "update public.consultation_bookings set status = 'cancelled' where id = $1::uuid",
          [id],
        );
        return call(leader, 'reopen_booking', { booking_id: id });
      };
      expect(await again(first)).toMatchObject({ booking: { host_id: null } });
      await move(first, at.eleven, { id: memberId });
      expect(await again(first)).toMatchObject({ booking: { host_id: memberId } });
      await stack.sql("update public.consultation_bookings set status = 'cancelled'");
      const booking = {
        firstname: 'Bea',
        email: 'b@engines.example',
        preferreddate: at.eleven,
        host_id: memberId,
      };
      await call(leader, 'add_booking', { booking });
      expect(await call(leader, 'reopen_booking', { booking_id: first })).toMatchObject({
        outcome: 'reopened',
        booking: { host_id: null },
      });
    });
  });

  it('returns the state of each host at another time', async () => {
    await openHosts(3);
    const [first, second, third] = hosts;
    const { booking } = await book(ten);
    await call(leader, 'assign_host', { booking_id: booking?.id, host: first });
    const states = async (at: string, id?: string) => {
      const rows: { id: string; state: string }[] = await call(leader, 'hosts_at', {
        starts_at: at,
        ...(id && { booking: id }),
      });
      return Object.fromEntries(rows.map((row) => [row.id, row.state]));
    };
    expect(await states(ten)).toMatchObject({ [`${first}`]: 'taken', [`${second}`]: 'free' });
    expect(await states(ten, booking?.id)).toMatchObject({ [`${first}`]: 'free' });
    await stack.sql('delete from public.booking_host_hours where host_id = $1::uuid', [
      String(second),
    ]);
    await stack.sql(
      "insert into public.booking_host_exceptions values ($1::uuid, '2031-03-04', 'off', '10:00', '12:00')",
      [String(third)],
    );
    expect(await states(ten)).toMatchObject({ [`${second}`]: 'closed', [`${third}`]: 'busy' });
    await stack.sql('update public.booking_hosts set is_active = false');
    expect(await states(ten)).toEqual({});
    expect(await states(ten, booking?.id)).toEqual({ [`${first}`]: 'free' });
  });

  it('cannot violate the constraint, even if written by a leader', async () => {
    await openHosts(2);
    const first = await book(ten);
    const second = await book(ten);
    const { error } = await leader
      .from('consultation_bookings')
      .update({ host_id: first.booking?.host_id ?? null })
      .eq('id', String(second.booking?.id));
    expect(error?.code).toBe('23P01');
    const seat = await leader
      .from('consultation_bookings')
      .update({ seat: 7 })
      .eq('id', String(second.booking?.id))
      .select('seat');
    expect(seat.data).toEqual([{ seat: second.booking?.seat }]);
  });
});

describe('a host is unavailable', () => {
  const at = (time: string) => `${tuesday} ${time}-05`;

  it.each([
    ['before and after a consultation, for the longer buffer', { buffer_after_minutes: 30 }, ''],
    ['on a day that is full', { daily_limit: 1 }, ''],
    [
      'on a day off',
      {},
      "insert into public.booking_host_exceptions select user_id, '2031-03-04', 'off', '00:00', '24:00' from public.booking_hosts",
    ],
    [
      'in hours off',
      {},
      "insert into public.booking_host_exceptions select user_id, '2031-03-04', 'off', '10:45', '11:00' from public.booking_hosts",
    ],
    ['outside of the hours', {}, "update public.booking_host_hours set closes = '10:00'"],
    [
      'on a holiday',
      {},
      "insert into public.availability_holidays values ('2031-03-04', 'Mardi Gras')",
    ],
    [
      'while busy',
      {},
      `with c as (insert into public.booking_host_calendars (host_id, url) select user_id, 'https://calendar.example/a.ics' from public.booking_hosts returning id, host_id) insert into public.booking_host_busy select id, host_id, '${at('10:40')}', '${at('10:50')}' from c`,
    ],
  ])('%s', async (_, settings, sql) => {
    await openHosts(1, settings);
    await book(ten);
    if (sql) await stack.sql(sql);
    expect((await book(halfPastTen)).outcome).toBe('taken');
    await stack.sql('delete from public.booking_hosts');
    await stack.sql('delete from public.availability_holidays');
    await openHosts(1);
    expect((await book(halfPastTen)).outcome).toBe('booked');
  });

  it('accepts bookings in extra hours', async () => {
    await openHosts(1);
    const evening = `${tuesday}T23:30:00Z`;
    expect((await book(evening)).outcome).toBe('taken');
    await stack.sql(
      "insert into public.booking_host_exceptions select user_id, '2031-03-04', 'extra', '18:00', '18:30' from public.booking_hosts",
    );
    expect((await book(evening)).outcome).toBe('booked');
  });

  it('rejects visitors; a leader can choose any time without another consultation', async () => {
    await openHosts(1);
    await stack.sql('delete from public.booking_host_hours');
    expect((await book(ten)).outcome).toBe('taken');
    const booking = { firstname: 'Ada', email: 'ada@engines.example', preferreddate: ten };
    expect((await call(leader, 'add_booking', { booking })).outcome).toBe('booked');
    expect((await call(leader, 'add_booking', { booking })).outcome).toBe('taken');
  });
});

describe('two hundred concurrent bookings', () => {
  const slots = (days: number) =>
    Array.from({ length: days }, (_, day) =>
      Array.from(
        { length: 16 },
        (_, half) =>
          new Date(Date.parse('2031-02-04T14:00:00Z') + day * 86_400_000 + half * 1_800_000),
      ),
    ).flat();

  async function spread(): Promise<number[]> {
    const rows = await stack.sql(
      'select count(*)::int as total from public.consultation_bookings group by host_id order by 1',
    );
    return rows.map(({ total }) => Number(total));
  }

  const doubles = () =>
    stack.sql(
      `select from public.consultation_bookings a join public.consultation_bookings b
       on a.host_id = b.host_id and a.id < b.id and a.preferreddate < b.ends_at and b.preferreddate < a.ends_at`,
    );

  it('never double-book a host, and spread evenly over separate slots', async () => {
    await openHosts(3);
    const wanted = slots(13).slice(0, 200);
    const answers = await Promise.all(wanted.map((slot) => book(slot.toISOString())));
    expect(answers.filter(({ outcome }) => outcome === 'booked')).toHaveLength(200);
    expect(await doubles()).toEqual([]);
    const totals = await spread();
    expect(totals).toHaveLength(3);
    expect(Math.max(...totals) - Math.min(...totals)).toBeLessThanOrEqual(1);
  });

  it('never double-book a host when they compete for the same slots', async () => {
    await openHosts(3);
    const few = slots(2);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => book(few[index % few.length]?.toISOString() ?? '')),
    );
    expect(answers.filter(({ outcome }) => outcome === 'booked')).toHaveLength(96);
    expect(await doubles()).toEqual([]);
    expect(await spread()).toEqual([32, 32, 32]);
  });
});

describe('access', () => {
  it('shows a member the consultations they host in list and calendar, but not quarantined ones', async () => {
    await openHosts(2);
    const own = await book(ten);
    await book(ten);
    const held = await book(eleven, { quarantine_reason: 'Too many links' });
    await stack.sql(
      'update public.consultation_bookings set host_id = $1::uuid where id = $2::uuid',
      [memberId, String(held.booking?.id)],
    );
    const listed = await member.from('consultation_bookings').select('id');
    expect(listed.data).toEqual([{ id: own.booking?.id }]);
    const range = { from_at: `${tuesday}T00:00:00Z`, to_at: `${tuesday}T23:00:00Z`, per_day: null };
    const entries = await call(member, 'calendar_entries', range);
    expect(entries.map(({ id }: { id: string }) => id)).toEqual([own.booking?.id]);
    expect(entries[0].payload).not.toHaveProperty('private_notes');
  });

  it('lets hosts save their own hours, but not whether they take bookings', async () => {
    await openHosts(1);
    const settings = {
      is_active: false,
      buffer_before_minutes: 10,
      buffer_after_minutes: 0,
      hours: [{ weekday: 1, opens: '09:00', closes: '12:00' }],
      exceptions: [],
    };
    const row = await member.from('booking_hosts').select('updated_at').single();
    const seen = row.data?.updated_at;
    expect(await call(member, 'save_host', { host: memberId, settings, seen })).toBe('saved');
    expect(await call(member, 'save_host', { host: memberId, settings, seen })).toBe('stale');
    const stored = await member
      .from('booking_hosts')
      .select('is_active, buffer_before_minutes, booking_host_hours(weekday)')
      .single();
    expect(stored.data).toEqual({
      is_active: true,
      buffer_before_minutes: 10,
      booking_host_hours: [{ weekday: 1 }],
    });
    await stack.sql('delete from public.booking_hosts');
    expect(await call(member, 'save_host', { host: memberId, settings })).toBe('not_found');
  });

  it('allows a hundred active hosts, and rejects the next', async () => {
    await stack.sql(`do $$ begin
      perform set_config('session_replication_role', 'replica', true);
      insert into public.booking_hosts (user_id) select gen_random_uuid() from generate_series(1, 100);
    end $$`);
    const settings = (is_active: boolean) => ({
      is_active,
      buffer_before_minutes: 0,
      buffer_after_minutes: 0,
      hours: [],
      exceptions: [],
    });
    const save = (is_active: boolean) =>
      call(leader, 'save_host', { host: memberId, settings: settings(is_active) });
    expect(await save(true)).toBe('full');
    const stored = await server.from('booking_hosts').select('user_id').eq('user_id', memberId);
    expect(stored.data).toEqual([]);
    expect(await save(false)).toBe('saved');
    // The hours of someone who already takes bookings can still be saved.
    await stack.sql('update public.booking_hosts set is_active = true where user_id = $1::uuid', [
      memberId,
    ]);
    const row = await member.from('booking_hosts').select('updated_at').single();
    const change = { host: memberId, settings: settings(true), seen: row.data?.updated_at };
    expect(await call(leader, 'save_host', change)).toBe('saved');
  });

  it('never returns the URL of a calendar, and accepts five calendars', async () => {
    await openHosts(1);
    const add = (name: number) =>
      member
        .from('booking_host_calendars')
        .insert({ host_id: memberId, url: `https://calendar.example/${name}.ics` });
    for (const name of [1, 2, 3, 4, 5]) expect((await add(name)).error).toBeNull();
    expect((await add(6)).error?.code).toBe('23514');
    expect((await member.from('booking_host_calendars').select('url')).error?.code).toBe('42501');
    const shown = await leader.from('booking_host_calendars').select('hostname').limit(1);
    expect(shown.data).toEqual([{ hostname: 'calendar.example' }]);
  });
});

describe('a calendar', () => {
  it('keeps its last known busy times while the feed fails', async () => {
    await openHosts(1);
    await stack.sql(
      "insert into public.booking_host_calendars (host_id, url) select user_id, 'https://calendar.example/a.ics' from public.booking_hosts",
    );
    const [calendar] = await call(server, 'lease_host_calendars', { most: 10 });
    expect(await call(server, 'lease_host_calendars', { most: 10 })).toEqual([]);
    const start = Date.parse(ten);
    const busy = [
      [start, start + 600_000],
      [start + 300_000, start + 900_000],
    ];
    expect(await call(server, 'store_host_busy', { calendar: calendar.id, busy })).toBe(true);
    await call(server, 'store_host_failure', { calendar: calendar.id, failure: 'Too large' });
    const kept = await stack.sql('select starts_at, ends_at from public.booking_host_busy');
    expect(kept).toHaveLength(1);
    const state = await leader
      .from('booking_host_calendars')
      .select('last_error, failing_since')
      .single();
    expect(state.data).toEqual({ last_error: 'Too large', failing_since: expect.any(String) });
    expect((await book(ten)).outcome).toBe('taken');
  });

  it('is read in the time zone of its host', async () => {
    await openHosts(1);
    await stack.sql(
      "update public.user_profiles set time_zone = 'Asia/Tokyo' where id in (select user_id from public.booking_hosts)",
    );
    await stack.sql(
      "insert into public.booking_host_calendars (host_id, url) select user_id, 'https://calendar.example/z.ics' from public.booking_hosts",
    );
    expect(await call(server, 'lease_host_calendars', { most: 1 })).toMatchObject([
      { zone: 'Asia/Tokyo' },
    ]);
  });

  it('notifies once of events that could not be parsed, regardless of order', async () => {
    await openHosts(1);
    await stack.sql(
      "insert into public.booking_host_calendars (host_id, url) select user_id, 'https://calendar.example/n.ics' from public.booking_hosts",
    );
    const [calendar] = await call(server, 'lease_host_calendars', { most: 1 });
    const notified = async (...notes: string[]) => {
      const before = await count();
      const reading = { events: 9, not_understood: notes.length, notes };
      await call(server, 'store_host_busy', { calendar: calendar.id, busy: [], reading });
      return (await count()) > before;
    };
    const count = async () => {
      const [row] = await stack.sql(
        "select count(*)::integer as notifications from public.notifications where kind = 'calendar_failed'",
      );
      return Number(row?.notifications);
    };
    expect(await notified('"Lunch": odd', '"Tea": odd')).toBe(true);
    expect(await notified('"Tea": odd', '"Lunch": odd')).toBe(false);
    expect(await notified('"Tea": odd')).toBe(false);
    expect(await notified()).toBe(false);
    expect(await notified('"Dinner": odd')).toBe(true);
  });
});
