import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';
import { withoutHosts, withoutPlaybooks } from './without.ts';

let stack: TestStack;
let leader: Client;
let server: Client;

beforeAll(async () => {
  stack = await startTestStack();
  await withoutHosts(stack);
  await withoutPlaybooks(stack);
  leader = await signIn(stack, accounts.leader.email);
  server = service(stack);
});
afterAll(() => stack?.stop());

beforeEach(async () => {
  await stack.sql('delete from public.consultation_bookings');
  await stack.sql('delete from public.outbox');
  await stack.sql('update public.booking_hosts set is_active = false');
  await stack.sql(
    'update public.availability_settings set first_reminder_hours = 24, last_reminder_hours = 1, change_notice_hours = 4, notice_hours = 2',
  );
});

const HOUR = 3_600_000;
/** A time relative to the start of the consultation. */
const start = new Date('2031-03-04T15:00:00Z');
const before = (hours: number) => new Date(start.getTime() - hours * HOUR).toISOString();

/** Stores a booking made a week before its start; returns its id. */
async function book(fields: Record<string, unknown> = {}): Promise<string> {
  const { data } = await server
    .from('consultation_bookings')
    .insert({
      firstname: 'Ada',
      email: 'ada@engines.example',
      preferreddate: start.toISOString(),
      agreed_at: before(7 * 24),
      ...fields,
    })
    .select('id')
    .single()
    .throwOnError();
  return data.id;
}

async function remindersAt(at: string): Promise<number> {
  const { data } = await server.rpc('queue_booking_reminders', { at }).throwOnError();
  return data;
}

const mails = (topic: string) =>
  stack.sql('select status from public.outbox where topic = $1', [topic]);

describe('a reminder', () => {
  it('is queued once a day before and once an hour before', async () => {
    await book();
    expect(await remindersAt(before(24.1))).toBe(0);
    expect(await remindersAt(before(24))).toBe(1);
    expect(await remindersAt(before(23))).toBe(0);
    expect(await remindersAt(before(1))).toBe(1);
    expect(await remindersAt(before(0.5))).toBe(0);
    expect(await mails('booking.reminder')).toHaveLength(2);
  });

  it('is queued once by ten concurrent schedulers', async () => {
    await book();
    const queued = await Promise.all(Array.from({ length: 10 }, () => remindersAt(before(24))));
    expect(queued.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await mails('booking.reminder')).toHaveLength(1);
  });

  it('after an outage says only what is still true', async () => {
    await book();
    // Both were due while the scheduler was down.
    expect(await remindersAt(before(0.5))).toBe(1);
    expect(await stack.sql('select kind from public.booking_reminders')).toEqual([
      { kind: 'last' },
    ]);
    await book({ preferreddate: before(100), agreed_at: before(300) });
    expect(await remindersAt(before(0.4))).toBe(0);
  });

  it('moves with its booking', async () => {
    const id = await book();
    expect(await remindersAt(before(24))).toBe(1);
    const later = new Date(start.getTime() + 48 * HOUR);
    await server
      .rpc('reschedule_booking', { booking_id: id, starts_at: later.toISOString() })
      .throwOnError();
    expect(await mails('booking.reminder')).toEqual([]);
    await stack.sql('update public.consultation_bookings set agreed_at = $1::timestamptz', [
      before(24),
    ]);
    expect(await remindersAt(before(1))).toBe(0);
    expect(await remindersAt(new Date(later.getTime() - 24 * HOUR).toISOString())).toBe(1);
  });

  it('is withdrawn on cancellation and once the consultation has begun', async () => {
    const id = await book();
    await remindersAt(before(24));
    await server.rpc('cancel_booking', { booking_id: id }).throwOnError();
    expect(await mails('booking.reminder')).toEqual([]);

    await book({ email: 'grace@navy.example' });
    await remindersAt(before(24));
    expect(await mails('booking.reminder')).toHaveLength(1);
    await remindersAt(before(0));
    expect(await mails('booking.reminder')).toEqual([]);
  });

  it.each([
    ['in quarantine', { quarantined_at: before(30) }],
    ['agreed within that time', { agreed_at: before(23) }],
    ['cancelled', { status: 'cancelled' }],
  ])('is not sent for a booking %s', async (_, fields) => {
    await book(fields);
    expect(await remindersAt(before(22))).toBe(0);
  });

  it('can be switched off', async () => {
    await book();
    await stack.sql(
      'update public.availability_settings set first_reminder_hours = 0, last_reminder_hours = 0',
    );
    expect(await remindersAt(before(24))).toBe(0);
    expect(await remindersAt(before(1))).toBe(0);
  });
});

describe('after a consultation', () => {
  const past = { preferreddate: '2026-01-05T15:00:00Z' };
  const setStatus = (id: string, status: string) =>
    leader.from('consultation_bookings').update({ status }).eq('id', id).throwOnError();

  it('a no-show is invited once to book again, unless it is undone', async () => {
    const id = await book(past);
    await setStatus(id, 'no_show');
    expect(
      await stack.sql(
        "select next_attempt_at > now() + interval '9 minutes' as later from public.outbox where topic = 'booking.missed'",
      ),
    ).toEqual([{ later: true }]);
    await setStatus(id, 'scheduled');
    expect(await mails('booking.missed')).toEqual([]);

    await setStatus(id, 'no_show');
    await stack.sql("update public.outbox set status = 'delivered' where topic = 'booking.missed'");
    await setStatus(id, 'scheduled');
    await setStatus(id, 'no_show');
    expect(await mails('booking.missed')).toEqual([{ status: 'delivered' }]);
  });

  it('the notes of a completed consultation are emailed once each', async () => {
    const id = await book(past);
    const send = async (notes: string) =>
      (await leader.rpc('send_booking_notes', { booking_id: id, notes }).throwOnError()).data
        .outcome;
    expect(await send('Too early')).toBe('unchanged');
    await setStatus(id, 'completed');
    expect(await send('  ')).toBe('unchanged');
    expect(await send('We start with invoices.')).toBe('sent');
    expect(await send('We start with invoices.')).toBe('unchanged');
    expect(await send('We start with orders.')).toBe('sent');
    expect(
      await stack.sql(
        "select payload ->> 'notes' as notes from public.outbox where topic = 'booking.notes' order by created_at",
      ),
    ).toEqual([{ notes: 'We start with invoices.' }, { notes: 'We start with orders.' }]);
  });
});

describe('a visitor who changes a booking', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const agreedLongAgo = { agreed_at: inHours(-7 * 24) };
  const offeredStarts = () =>
    stack.sql(`
      select at::text from generate_series(
        date_trunc('hour', now()) + interval '3 days', now() + interval '20 days', interval '1 hour'
      ) as at where private.is_offered(at) order by at desc limit 2`);
  const change = async (id: string, startsAt?: string, reason = ' A trip ') => {
    const ask = (agreed?: string) =>
      server
        .rpc('change_own_booking', {
          booking_id: id,
          reason,
          ...(startsAt && { starts_at: startsAt }),
          ...(agreed && { agreed_host: agreed }),
        })
        .throwOnError();
    const { data } = await ask();
    return data.outcome === 'other_host' ? (await ask(data.name)).data.outcome : data.outcome;
  };
  const reasons = () =>
    stack.sql('select change_reason, earlier_reasons from public.consultation_bookings');

  it('gives a reason that staff can read, without a separate notification', async () => {
    const [second, first] = await offeredStarts();
    const id = await book({ preferreddate: inHours(48), ...agreedLongAgo });
    expect(await change(id, String(first?.at))).toBe('rescheduled');
    expect(await reasons()).toEqual([{ change_reason: 'A trip', earlier_reasons: null }]);
    expect(await change(id, String(second?.at), 'Ill')).toBe('rescheduled');
    expect(await change(id, undefined, '  ')).toBe('cancelled');
    expect(await reasons()).toEqual([{ change_reason: null, earlier_reasons: 'A trip\nIll' }]);
    expect(
      await stack.sql("select id from public.outbox where payload::text ~ 'A trip|Ill'"),
    ).toEqual([]);
  });

  it('gives a reason that staff see with this change only', async () => {
    const [, first] = await offeredStarts();
    const id = await book({ preferreddate: inHours(48), ...agreedLongAgo });
    await stack.sql('delete from public.notifications');
    await change(id, String(first?.at));
    await server.rpc('cancel_booking', { booking_id: id }).throwOnError();
    expect(await stack.sql('select kind, body from public.notifications order by kind')).toEqual([
      { kind: 'booking_cancelled', body: null },
      { kind: 'booking_moved', body: 'A trip' },
    ]);
    expect(await reasons()).toEqual([{ change_reason: null, earlier_reasons: 'A trip' }]);
  });

  it('can do so until the deadline', async () => {
    const [, offered] = await offeredStarts();
    const soon = await book({ preferreddate: inHours(3.9), ...agreedLongAgo });
    expect(await change(soon)).toBe('too_late');
    expect(await change(soon, String(offered?.at))).toBe('too_late');
    const later = await book({
      preferreddate: inHours(4.5),
      ...agreedLongAgo,
      email: 'grace@navy.example',
    });
    expect(await change(later)).toBe('cancelled');
    // Staff have no deadline.
    const { data } = await server.rpc('cancel_booking', { booking_id: soon }).throwOnError();
    expect(data.outcome).toBe('cancelled');
  });

  it.each([
    { notice: 2, made: 3, isChanged: true },
    { notice: 2, made: 1.9, isChanged: false },
    { notice: 0, made: 0.1, isChanged: true },
    // A notice longer than the deadline does not restrict changes further.
    { notice: 24, made: 4.1, isChanged: true },
    { notice: 24, made: 3.9, isChanged: false },
  ])(
    'can change a booking made $made hours ahead with a notice of $notice hours: $isChanged',
    async ({ notice, made, isChanged }) => {
      await stack.sql('update public.availability_settings set notice_hours = $1::integer', [
        String(notice),
      ]);
      const id = await book({ preferreddate: inHours(made), agreed_at: inHours(0) });
      expect(await change(id)).toBe(isChanged ? 'cancelled' : 'too_late');
    },
  );

  it('keeps the deadline of the email when settings change, and gets a new one with a new time', async () => {
    const until = async () => {
      const [row] = await stack.sql('select changeable_until from public.consultation_bookings');
      return new Date(String(row?.changeable_until)).toISOString();
    };
    const id = await book();
    expect(await until()).toBe(before(4));
    await stack.sql('update public.availability_settings set change_notice_hours = 48');
    expect(await until()).toBe(before(4));
    await server.rpc('reschedule_booking', { booking_id: id, starts_at: before(-24) });
    expect(await until()).toBe(before(24));
  });

  it('can choose only offered times; staff can choose any', async () => {
    const [night] = await stack.sql(
      `select ((private.business_day(now()) + 5 + time '03:00') at time zone 'America/New_York')::text as at`,
    );
    const [, offered] = await offeredStarts();
    const at = String(offered?.at);
    const id = await book({ preferreddate: inHours(48), ...agreedLongAgo });
    const moved = () => stack.sql('select preferreddate from public.consultation_bookings');
    const stored = await moved();
    const refused = async (startsAt: string) => {
      expect(await change(id, startsAt)).toBe('closed');
      expect(await moved()).toEqual(stored);
    };

    await refused(String(night?.at));
    await refused(before(0));
    await stack.sql(
      `insert into public.availability_holidays (day, name)
       values (private.business_day($1::timestamptz), 'A day off')`,
      [at],
    );
    await refused(at);
    await stack.sql("delete from public.availability_holidays where name = 'A day off'");
    await stack.sql('update public.availability_settings set notice_hours = 700');
    await refused(at);
    await stack.sql('update public.availability_settings set notice_hours = 2');
    expect(await change(id, at)).toBe('rescheduled');

    const { data } = await leader
      .rpc('reschedule_booking', { booking_id: id, starts_at: String(night?.at) })
      .throwOnError();
    expect(data.outcome).toBe('rescheduled');
  });

  it('can choose only times when a host is free', async () => {
    const [second, first] = await offeredStarts();
    const [inside, outside] = [String(first?.at), String(second?.at)];
    const [account] = await stack.sql('select id from public.user_profiles where email = $1', [
      accounts.leader.email,
    ]);
    const host = String(account?.id);
    await stack.sql(
      'insert into public.booking_hosts (user_id) values ($1) on conflict (user_id) do update set is_active = true',
      [host],
    );
    await stack.sql('delete from public.booking_host_hours where host_id = $1', [host]);
    await stack.sql('delete from public.booking_host_exceptions where host_id = $1', [host]);
    await stack.sql(
      `insert into public.booking_host_hours (host_id, weekday, opens, closes)
       select $1, extract(dow from private.business_day($2::timestamptz)),
         private.business_time($2::timestamptz), private.business_time($2::timestamptz)`,
      [host, inside],
    );
    const id = await book({ preferreddate: inHours(48), ...agreedLongAgo });
    expect(await change(id, outside)).toBe('closed');
    await stack.sql(
      `insert into public.booking_host_exceptions (host_id, day, kind, from_time, until_time)
       values ($1, private.business_day($2::timestamptz), 'off', '00:00', '24:00')`,
      [host, inside],
    );
    expect(await change(id, inside)).toBe('taken');
    await stack.sql("delete from public.booking_host_exceptions where kind = 'off'");
    expect(await change(id, inside)).toBe('rescheduled');
  });

  it('sees the time of the cancellation until the booking is scheduled again', async () => {
    const id = await book({ preferreddate: inHours(48), ...agreedLongAgo });
    const cancelledAt = () =>
      stack.sql(
        "select cancelled_at > now() - interval '1 minute' as just from public.consultation_bookings",
      );
    await change(id);
    expect(await cancelledAt()).toEqual([{ just: true }]);
    await leader.rpc('reopen_booking', { booking_id: id }).throwOnError();
    expect(await cancelledAt()).toEqual([{ just: null }]);
  });
});

it('a booking has its own meeting room, which survives a move and is in its emails', async () => {
  const id = await book();
  const rooms = () => stack.sql('select room from public.consultation_bookings');
  const [first] = await rooms();
  await server.rpc('reschedule_booking', { booking_id: id, starts_at: before(-24) }).throwOnError();
  expect(await rooms()).toEqual([first]);
  expect(
    await stack.sql("select distinct payload -> 'booking' ->> 'room' as room from public.outbox"),
  ).toEqual([first]);
});
