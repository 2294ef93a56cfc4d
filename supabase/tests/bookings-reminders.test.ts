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
  await stack.sql(
    'update public.availability_settings set first_reminder_hours = 24, last_reminder_hours = 1, change_notice_hours = 4',
  );
});

const HOUR = 3_600_000;
/** A moment relative to the start of the consultation. */
const start = new Date('2031-03-04T15:00:00Z');
const before = (hours: number) => new Date(start.getTime() - hours * HOUR).toISOString();

/** Stores a booking that was made a week before it starts; returns its id. */
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
  it('is queued a day and an hour before, each once', async () => {
    await book();
    expect(await remindersAt(before(24.1))).toBe(0);
    expect(await remindersAt(before(24))).toBe(1);
    expect(await remindersAt(before(23))).toBe(0);
    expect(await remindersAt(before(1))).toBe(1);
    expect(await remindersAt(before(0.5))).toBe(0);
    expect(await mails('booking.reminder')).toHaveLength(2);
  });

  it('is queued once by ten schedulers at once', async () => {
    await book();
    const queued = await Promise.all(Array.from({ length: 10 }, () => remindersAt(before(24))));
    expect(queued.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await mails('booking.reminder')).toHaveLength(1);
  });

  it('after an outage says only what is still true', async () => {
    await book();
    // Both were due while the scheduler was away.
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

  it('is withdrawn with its booking, and once the consultation has begun', async () => {
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
  ])('is not sent about a booking %s', async (_, fields) => {
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

describe('afterwards', () => {
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

  it('the notes of a completed consultation are sent once each', async () => {
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
  const change = async (id: string, startsAt?: string) => {
    const { data } = await server
      .rpc('change_own_booking', {
        booking_id: id,
        reason: ' A trip ',
        ...(startsAt && { starts_at: startsAt }),
      })
      .throwOnError();
    return data.outcome;
  };

  it('keeps the reason for staff, and tells it nobody', async () => {
    const moved = await book();
    expect(await change(moved, before(-48))).toBe('rescheduled');
    const cancelled = await book({ email: 'grace@navy.example' });
    expect(await change(cancelled)).toBe('cancelled');
    expect(
      await stack.sql('select distinct change_reason from public.consultation_bookings'),
    ).toEqual([{ change_reason: 'A trip' }]);
    expect(
      await stack.sql("select id from public.outbox where payload::text like '%A trip%'"),
    ).toEqual([]);
  });

  it('can do so until the limit', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
    const soon = await book({ preferreddate: inHours(3.9) });
    expect(await change(soon)).toBe('too_late');
    expect(await change(soon, before(0))).toBe('too_late');
    const later = await book({ preferreddate: inHours(4.5), email: 'grace@navy.example' });
    expect(await change(later)).toBe('cancelled');
    // Staff have no limit.
    const { data } = await server.rpc('cancel_booking', { booking_id: soon }).throwOnError();
    expect(data.outcome).toBe('cancelled');
  });
});

it('a booking has a room of its own, which stays the same after a move and is in its mails', async () => {
  const id = await book();
  const rooms = () => stack.sql('select room from public.consultation_bookings');
  const [first] = await rooms();
  await server.rpc('reschedule_booking', { booking_id: id, starts_at: before(-24) }).throwOnError();
  expect(await rooms()).toEqual([first]);
  expect(
    await stack.sql("select distinct payload -> 'booking' ->> 'room' as room from public.outbox"),
  ).toEqual([first]);
});
