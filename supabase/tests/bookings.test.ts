import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOKING_STATUSES, BOOKING_TRANSITIONS } from '../../lib/bookings/statuses.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';
import { withoutHosts, withoutPlaybooks } from './without.ts';

let stack: TestStack;
let server: Client;
let leader: Client;
let member: Client;

beforeAll(async () => {
  stack = await startTestStack();
  await withoutHosts(stack);
  await withoutPlaybooks(stack);
  server = service(stack);
  leader = await signIn(stack, accounts.leader.email);
  member = await signIn(stack, accounts.member.email);
});
afterAll(() => stack?.stop());

beforeEach(async () => {
  await stack.sql('delete from public.consultation_bookings');
  await stack.sql('delete from public.outbox');
  await stack.sql('update public.availability_settings set seats = 1, slot_length_minutes = 30');
});

const tenOClock = '2031-03-04T15:00:00+00:00';
const halfPast = '2031-03-04T15:30:00+00:00';
const lastWeek = new Date(Date.now() - 7 * 24 * 3_600_000).toISOString();

type Outcome = { outcome: string; booking?: Record<string, unknown> | null };

async function book(details: Record<string, unknown> = {}): Promise<Outcome> {
  const { data, error } = await server.rpc('book_consultation', {
    booking: {
      firstname: 'Ada',
      lastname: 'Byron',
      company: 'Analytical Engines',
      email: 'ada@engines.example',
      phone: '+1 212 555 0100',
      preferreddate: tenOClock,
      projectdescription: 'Looms, mostly.',
      visitor_time_zone: 'Europe/London',
      idempotency_key: crypto.randomUUID(),
      ...details,
    },
  });
  if (error) throw new Error(error.message, { cause: error });
  return data;
}

async function bookedId(details: Record<string, unknown> = {}): Promise<string> {
  const { booking } = await book(details);
  return String(booking?.id);
}

async function call(
  client: Client,
  name: string,
  parameters: Record<string, unknown>,
): Promise<Outcome> {
  const { data, error } = await client.rpc(name, parameters);
  if (error) throw new Error(error.message, { cause: error });
  return data;
}

/** The Data API of the embedded stack formats timestamps differently from the hosted one. */
function instants(row: Record<string, unknown> | null | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(row ?? {}).map(([name, at]) => [name, new Date(String(at)).toISOString()]),
  );
}

async function startOf(id: string) {
  const { data } = await leader
    .from('consultation_bookings')
    .select('preferreddate')
    .eq('id', id)
    .single();
  return instants(data);
}

async function events() {
  // Notifications of leaders are tested in notifications-events.test.ts.
  return stack.sql(
    "select topic, channel, recipient from public.outbox where topic <> 'notification.now' order by topic, channel",
  );
}

describe('booking', () => {
  it('stores the fields with the configured slot length', async () => {
    const { outcome, booking } = await book();
    expect(outcome).toBe('booked');
    expect(booking).toMatchObject({
      firstname: 'Ada',
      meetingtype: 'Consultation',
      status: 'scheduled',
      seat: 1,
      preferreddate: tenOClock,
      ends_at: halfPast,
      visitor_time_zone: 'Europe/London',
      quarantined_at: null,
    });
    expect(booking).not.toHaveProperty('private_notes');
  });

  it('queues one email without the private notes', async () => {
    const { booking } = await book();
    expect(await events()).toEqual([
      { topic: 'booking.created', channel: 'mail', recipient: 'ada@engines.example' },
    ]);
    const { data } = await server.from('outbox').select('payload, record_table, record_id');
    for (const event of data ?? []) {
      expect(event).toMatchObject({
        record_table: 'consultation_bookings',
        record_id: booking?.id,
      });
      const { payload } = event;
      expect({ ...booking, ...payload.booking }).toEqual({
        ...booking,
        service_title: null,
        course_title: null,
        host: null,
      });
      for (const secret of ['private_notes', 'change_reason', 'earlier_reasons', 'shared_notes'])
        expect(payload.booking).not.toHaveProperty(secret);
    }
  });

  it('names the chosen service in its email', async () => {
    const [chosen] = await stack.sql('select id, title from public.services limit 1');
    await book({ service_id: chosen?.id });
    const { data } = await server.from('outbox').select('payload');
    expect(data?.map(({ payload }) => payload.booking.service_title)).toEqual([chosen?.title]);
  });

  it('stores the visitor’s plan, names it in the email, and updates it with a corrected form', async () => {
    const [course] = await stack.sql(
      "select id, slug, title from public.courses where state = 'published' limit 1",
    );
    const idempotency_key = crypto.randomUUID();
    const about = { about: 'team-course', course: course?.slug, idempotency_key };
    expect((await book(about)).booking).toMatchObject({
      about: 'team-course',
      course_id: course?.id,
    });
    const { data } = await server.from('outbox').select('payload');
    expect(data?.map(({ payload }) => payload.booking.course_title)).toEqual([course?.title]);
    expect(await book({ idempotency_key })).toMatchObject({
      outcome: 'replayed',
      booking: { about: null, course_id: null },
    });
  });

  it.each([
    { about: 'team-course', course: 'no-such-course' },
    { about: 'plan-starter', course: 'a-published-one' },
  ])('omits a course that does not exist: %j', async (about) => {
    await stack.sql(
      `insert into public.courses (slug, title, description, category, level, price, instructor, duration, state)
       select 'a-published-one', title, description, category, level, price, instructor, duration, 'published'
       from public.courses limit 1 on conflict do nothing`,
    );
    expect((await book(about)).booking).toMatchObject({ about: about.about, course_id: null });
  });

  it('rejects an unknown service or plan, also at the Data API', async () => {
    const row = { firstname: 'Ada', email: 'ada@engines.example', preferreddate: tenOClock };
    const add = (about: string) => leader.from('consultation_bookings').insert({ ...row, about });
    expect((await add('<b>a plan</b>')).error?.code).toBe('23514');
    expect((await add('plan-starter')).error).toBeNull();
  });

  it('accepts one booking per slot, also when times overlap partially', async () => {
    await book();
    expect(await book()).toEqual({ outcome: 'taken', booking: null });
    expect((await book({ preferreddate: '2031-03-04T15:15:00Z' })).outcome).toBe('taken');
    expect((await book({ preferreddate: halfPast })).outcome).toBe('booked');
    expect(await events()).toHaveLength(2);
  });

  it('accepts as many bookings per slot as there are seats', async () => {
    await stack.sql('update public.availability_settings set seats = 3');
    const answers = [await book(), await book(), await book(), await book()];
    expect(answers.map((answer) => answer.outcome)).toEqual([
      'booked',
      'booked',
      'booked',
      'taken',
    ]);
    expect(answers.map((answer) => answer.booking?.seat)).toEqual([1, 2, 3, undefined]);
  });

  it('accepts one of many concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => book()));
    expect(answers.filter((answer) => answer.outcome === 'booked')).toHaveLength(1);
    expect(answers.filter((answer) => answer.outcome === 'taken')).toHaveLength(19);
  });

  it('returns the same booking for a repeated key, without another event', async () => {
    const key = crypto.randomUUID();
    const first = await book({ idempotency_key: key });
    const again = await book({ idempotency_key: key, email: 'ADA@engines.example' });
    expect(again).toEqual({ outcome: 'replayed', booking: first.booking });
    expect(await events()).toHaveLength(1);
  });

  it('omits private notes from a replayed response', async () => {
    const key = crypto.randomUUID();
    const id = await bookedId({ idempotency_key: key });
    await leader
      .from('consultation_bookings')
      .update({ private_notes: 'Talks a lot.' })
      .eq('id', id);
    const again = await book({ idempotency_key: key });
    expect(again.outcome).toBe('replayed');
    expect(JSON.stringify(again)).not.toContain('Talks a lot.');
  });

  it('stores a booking although its service no longer exists', async () => {
    const { outcome, booking } = await book({ service_id: crypto.randomUUID() });
    expect(outcome).toBe('booked');
    expect(booking?.service_id).toBeNull();
  });

  it.each([{ firstname: '  ' }, { email: '' }, { preferreddate: null }])(
    'requires a first name, an email and a date: %j',
    async (missing) => {
      await expect(book(missing)).rejects.toThrow(
        'First name, email, and preferred date are required',
      );
    },
  );

  it.each([
    { email: 'nobody' },
    { firstname: 'x'.repeat(101) },
    { projectdescription: 'x'.repeat(5001) },
    { preferreddate: 'tomorrow-ish' },
    { idempotency_key: 'not a key' },
  ])('rejects input that no form allows', async (bad) => {
    await expect(book(bad)).rejects.toThrow();
    expect(await stack.sql('select id from public.consultation_bookings')).toEqual([]);
  });

  it('is protected by the constraint where the function is bypassed', async () => {
    await book();
    const { error } = await leader.from('consultation_bookings').insert({
      firstname: 'Direct',
      email: 'direct@engines.example',
      preferreddate: '2031-03-04T15:10:00Z',
    });
    expect(error).not.toBeNull();
    expect(await stack.sql('select id from public.consultation_bookings')).toHaveLength(1);
  });
});

describe('a form that is sent again', () => {
  const nextDay = '2031-03-05T15:00:00+00:00';
  let key: string;
  beforeEach(() => {
    key = crypto.randomUUID();
  });

  async function topics() {
    const rows = await stack.sql(
      "select topic, recipient from public.outbox where channel = 'mail' order by created_at, id",
    );
    return rows.map(({ topic, recipient }) => `${topic} ${recipient}`);
  }

  it('moves its booking to another time, as often as requested', async () => {
    const first = await book({ idempotency_key: key });
    const moved = await book({ idempotency_key: key, preferreddate: nextDay });
    expect(moved).toMatchObject({
      outcome: 'moved',
      booking: { id: first.booking?.id, preferreddate: nextDay },
    });
    expect((await book({ idempotency_key: key, preferreddate: nextDay })).outcome).toBe('replayed');
    const back = await book({ idempotency_key: key });
    expect(back).toMatchObject({ outcome: 'moved', booking: { preferreddate: tenOClock } });
    expect(await topics()).toEqual([
      'booking.created ada@engines.example',
      'booking.rescheduled ada@engines.example',
      'booking.rescheduled ada@engines.example',
    ]);
  });

  it('keeps its booking when the other time is taken, and reports it', async () => {
    await book({ preferreddate: nextDay });
    const first = await book({ idempotency_key: key });
    const refused = await book({ idempotency_key: key, preferreddate: nextDay });
    expect(refused).toMatchObject({
      outcome: 'taken',
      booking: { id: first.booking?.id, preferreddate: tenOClock },
    });
  });

  it('stores values corrected in between', async () => {
    const first = await book({ idempotency_key: key });
    const corrected = await book({
      idempotency_key: key,
      company: 'Difference Engines',
      visitor_time_zone: null,
    });
    expect(corrected).toMatchObject({
      outcome: 'replayed',
      booking: {
        id: first.booking?.id,
        company: 'Difference Engines',
        visitor_time_zone: 'Europe/London',
      },
    });
    expect(await events()).toHaveLength(1);
  });

  it('books for the corrected email, and notifies the wrong one of a cancellation', async () => {
    const first = await book({ idempotency_key: key, email: 'adda@engines.example' });
    const corrected = await book({ idempotency_key: key });
    expect(corrected).toMatchObject({
      outcome: 'booked',
      booking: { email: 'ada@engines.example', preferreddate: tenOClock, status: 'scheduled' },
    });
    expect(corrected.booking?.id).not.toBe(first.booking?.id);
    expect((await topics()).sort()).toEqual([
      'booking.cancelled adda@engines.example',
      'booking.created ada@engines.example',
      'booking.created adda@engines.example',
    ]);
  });

  it('keeps the first booking when the corrected one finds no seat', async () => {
    await book({ preferreddate: nextDay });
    const first = await book({ idempotency_key: key, email: 'adda@engines.example' });
    const refused = await book({ idempotency_key: key, preferreddate: nextDay });
    expect(refused).toMatchObject({ outcome: 'taken', booking: { id: first.booking?.id } });
    const [row] = await stack.sql(
      'select status from public.consultation_bookings where idempotency_key is not null and email = $1',
      ['adda@engines.example'],
    );
    expect(row).toEqual({ status: 'scheduled' });
  });

  it('books again after a cancellation', async () => {
    const first = await bookedId({ idempotency_key: key });
    await call(server, 'cancel_booking', { booking_id: first });
    const again = await book({ idempotency_key: key });
    expect(again).toMatchObject({ outcome: 'booked', booking: { status: 'scheduled' } });
    expect(again.booking?.id).not.toBe(first);
  });

  it('books again after a move by link or by staff', async () => {
    const first = await bookedId({ idempotency_key: key });
    await call(server, 'reschedule_booking', { booking_id: first, starts_at: nextDay });
    const again = await book({ idempotency_key: key });
    expect(again).toMatchObject({ outcome: 'booked', booking: { preferreddate: tenOClock } });
    expect(again.booking?.id).not.toBe(first);
  });

  it('makes one booking when sent concurrently, for several times too', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        book({ idempotency_key: key, preferreddate: nth % 2 ? tenOClock : nextDay }),
      ),
    );
    expect(new Set(answers.map(({ booking }) => booking?.id)).size).toBe(1);
    expect(answers.filter(({ outcome }) => outcome === 'booked')).toHaveLength(1);
    expect(await stack.sql('select id from public.consultation_bookings')).toHaveLength(1);
  });
});

describe('taken slots', () => {
  it('include bookings that take a seat and overlap the range', async () => {
    await book();
    const cancelled = await bookedId({ preferreddate: '2031-03-04T17:00:00Z' });
    await call(server, 'cancel_booking', { booking_id: cancelled });
    const { data } = await server.rpc('taken_slots', {
      from_at: '2031-03-04T15:20:00Z',
      to_at: '2031-03-05T00:00:00Z',
    });
    expect(data).toHaveLength(1);
    const { host_id, ...slot } = data[0];
    expect(host_id).toBeNull();
    expect(instants(slot)).toEqual(instants({ preferreddate: tenOClock, ends_at: halfPast }));
  });
});

describe('moving', () => {
  it('keeps the length, emails both times to the visitor, and frees the old slot', async () => {
    const id = await bookedId();
    const moved = await call(leader, 'reschedule_booking', {
      booking_id: id,
      starts_at: '2031-03-05T18:00:00Z',
    });
    expect(moved).toMatchObject({
      outcome: 'rescheduled',
      booking: {
        id,
        preferreddate: '2031-03-05T18:00:00+00:00',
        ends_at: '2031-03-05T18:30:00+00:00',
      },
    });
    expect((await book()).outcome).toBe('booked');
    const { data } = await server
      .from('outbox')
      .select('channel, recipient, payload')
      .eq('topic', 'booking.rescheduled');
    expect(data).toHaveLength(1);
    expect(data?.[0]).toMatchObject({
      channel: 'mail',
      recipient: 'ada@engines.example',
      payload: {
        booking: { id, preferreddate: '2031-03-05T18:00:00+00:00' },
        previous: { preferreddate: tenOClock, ends_at: halfPast },
      },
    });
  });

  it('rejects a booking that was cancelled in between', async () => {
    const id = await bookedId();
    await call(leader, 'cancel_booking', { booking_id: id });
    const moved = await call(server, 'reschedule_booking', { booking_id: id, starts_at: halfPast });
    expect(moved).toEqual({ outcome: 'not_found' });
  });

  it('rejects a taken time and leaves the booking unchanged', async () => {
    await book({ preferreddate: halfPast });
    const id = await bookedId();
    expect(
      await call(leader, 'reschedule_booking', { booking_id: id, starts_at: halfPast }),
    ).toEqual({
      outcome: 'taken',
    });
    expect(await startOf(id)).toEqual(instants({ preferreddate: tenOClock }));
  });

  it('can move by minutes within its own slot', async () => {
    const id = await bookedId();
    const moved = await call(leader, 'reschedule_booking', {
      booking_id: id,
      starts_at: '2031-03-04T15:15:00Z',
    });
    expect(moved.outcome).toBe('rescheduled');
  });

  it('uses a free seat next to another booking', async () => {
    await stack.sql('update public.availability_settings set seats = 2');
    await book({ preferreddate: halfPast });
    const id = await bookedId();
    const moved = await call(leader, 'reschedule_booking', { booking_id: id, starts_at: halfPast });
    expect(moved).toMatchObject({ outcome: 'rescheduled', booking: { seat: 2 } });
  });

  it('keeps the length when only the start is written', async () => {
    const id = await bookedId();
    await leader
      .from('consultation_bookings')
      .update({ preferreddate: '2031-03-06T15:00:00Z' })
      .eq('id', id);
    const { data } = await leader
      .from('consultation_bookings')
      .select('ends_at')
      .eq('id', id)
      .single();
    expect(instants(data)).toEqual({ ends_at: '2031-03-06T15:30:00.000Z' });
  });

  it('can skip the email; the next move sends one again', async () => {
    const id = await bookedId();
    await stack.sql('delete from public.outbox');
    const quiet = { booking_id: id, starts_at: '2031-03-05T18:00:00Z', tell: false };
    expect((await call(leader, 'reschedule_booking', quiet)).outcome).toBe('rescheduled');
    expect(await events()).toEqual([]);
    const told = { booking_id: id, starts_at: '2031-03-06T18:00:00Z', tell: true };
    expect((await call(leader, 'reschedule_booking', told)).outcome).toBe('rescheduled');
    expect(await events()).toEqual([
      { topic: 'booking.rescheduled', channel: 'mail', recipient: 'ada@engines.example' },
    ]);
  });

  it('cannot move into the past, by the function or directly', async () => {
    const id = await bookedId();
    const past = '2021-03-04T15:00:00Z';
    expect(await call(leader, 'reschedule_booking', { booking_id: id, starts_at: past })).toEqual({
      outcome: 'past',
    });
    const { error } = await leader
      .from('consultation_bookings')
      .update({ preferreddate: past })
      .eq('id', id);
    expect(error).toMatchObject({
      code: '23514',
      message: 'A consultation cannot be moved into the past.',
    });
    expect(await startOf(id)).toEqual(instants({ preferreddate: tenOClock }));
  });

  it('reschedules a missed consultation to a future time', async () => {
    const id = await bookedId({ preferreddate: '2021-03-04T15:00:00Z' });
    const moved = await call(leader, 'reschedule_booking', { booking_id: id, starts_at: halfPast });
    expect(moved.outcome).toBe('rescheduled');
  });

  it('requires the start that the person saw', async () => {
    const id = await bookedId();
    const move = { booking_id: id, starts_at: '2031-03-05T18:00:00Z' };
    expect(await call(leader, 'reschedule_booking', { ...move, seen_start: halfPast })).toEqual({
      outcome: 'changed',
    });
    expect(await startOf(id)).toEqual(instants({ preferreddate: tenOClock }));
    const seen = await call(leader, 'reschedule_booking', { ...move, seen_start: tenOClock });
    expect(seen.outcome).toBe('rescheduled');
  });

  it('rejects bookings that are over or cancelled', async () => {
    const id = await bookedId();
    await call(leader, 'cancel_booking', { booking_id: id });
    const move = { booking_id: id, starts_at: halfPast };
    expect(await call(leader, 'reschedule_booking', move)).toEqual({ outcome: 'not_found' });
  });

  it('is not possible for members, who do not see the booking', async () => {
    const id = await bookedId();
    for (const name of [
      'reschedule_booking',
      'release_booking',
      'reopen_booking',
      'cancel_booking',
    ]) {
      const parameters = {
        booking_id: id,
        ...(name === 'reschedule_booking' && { starts_at: halfPast }),
      };
      expect(await call(member, name, parameters)).toEqual({ outcome: 'not_found' });
    }
    expect(await stack.sql('select status from public.consultation_bookings')).toEqual([
      { status: 'scheduled' },
    ]);
  });
});

describe('cancelling and reopening', () => {
  it('frees the slot and emails the visitor once', async () => {
    const id = await bookedId();
    expect((await call(server, 'cancel_booking', { booking_id: id })).outcome).toBe('cancelled');
    expect((await call(server, 'cancel_booking', { booking_id: id })).outcome).toBe('cancelled');
    const mails = await stack.sql(
      "select channel from public.outbox where topic = 'booking.cancelled'",
    );
    expect(mails).toEqual([{ channel: 'mail' }]);
    expect((await book()).outcome).toBe('booked');
  });

  it('reopens on a free time and emails the visitor again', async () => {
    const id = await bookedId();
    await call(leader, 'cancel_booking', { booking_id: id });
    await stack.sql('delete from public.outbox');
    expect((await call(leader, 'reopen_booking', { booking_id: id })).outcome).toBe('reopened');
    expect(await events()).toHaveLength(1);
  });

  it('does not reopen on a time that is now taken', async () => {
    const id = await bookedId();
    await call(leader, 'cancel_booking', { booking_id: id });
    await book();
    expect(await call(leader, 'reopen_booking', { booking_id: id })).toEqual({ outcome: 'taken' });
  });

  it('rejects cancelling a past booking', async () => {
    const id = await bookedId({ preferreddate: lastWeek });
    await leader.from('consultation_bookings').update({ status: 'completed' }).eq('id', id);
    expect(await call(leader, 'cancel_booking', { booking_id: id })).toEqual({
      outcome: 'not_found',
    });
    expect(await call(leader, 'cancel_booking', { booking_id: crypto.randomUUID() })).toEqual({
      outcome: 'not_found',
    });
  });
});

describe('quarantine', () => {
  const suspect = { quarantine_reason: 'Too fast' };
  const taken = async () => {
    const { data } = await server.rpc('taken_slots', {
      from_at: '2031-03-04T00:00:00Z',
      to_at: '2031-03-05T00:00:00Z',
    });
    return data.length;
  };
  const age = (hours: number) =>
    stack.sql(
      `update public.consultation_bookings set quarantined_at = now() - interval '${hours} hours'
       where quarantined_at is not null`,
    );

  it('reserves the seat for 24 hours without sending email', async () => {
    const { outcome, booking } = await book(suspect);
    expect(outcome).toBe('quarantined');
    expect(booking).toMatchObject(suspect);
    expect(booking?.quarantined_at).not.toBeNull();
    expect(await events()).toEqual([]);
    await age(23);
    expect(await taken()).toBe(1);
    expect((await book()).outcome).toBe('taken');
  });

  it('releases the seat afterwards to the next visitor', async () => {
    const id = await bookedId(suspect);
    await age(24);
    expect(await taken()).toBe(0);
    expect((await book()).outcome).toBe('booked');
    expect(await call(leader, 'release_booking', { booking_id: id })).toEqual({ outcome: 'taken' });
  });

  it('releases the seat to a moved booking, too', async () => {
    await book(suspect);
    const id = await bookedId({ preferreddate: halfPast });
    await age(24);
    const moved = await call(leader, 'reschedule_booking', {
      booking_id: id,
      starts_at: tenOClock,
    });
    expect(moved.outcome).toBe('rescheduled');
  });

  it('expires once when the scheduler runs', async () => {
    await book(suspect);
    const expire = async () => (await server.rpc('expire_booking_holds')).data;
    expect(await expire()).toBe(0);
    // No trigger runs when time passes.
    await stack.sql('alter table public.consultation_bookings disable trigger prepare');
    await age(25);
    await stack.sql('alter table public.consultation_bookings enable trigger prepare');
    expect(await expire()).toBe(1);
    expect(await expire()).toBe(0);
    const insert = { firstname: 'Direct', email: 'd@engines.example', preferreddate: tenOClock };
    expect((await leader.from('consultation_bookings').insert(insert)).error).toBeNull();
  });

  it('does not restart when the form is sent again, at another time too', async () => {
    const key = { idempotency_key: crypto.randomUUID() };
    const first = await book({ ...suspect, ...key });
    const again = await book(key);
    expect(again).toEqual({ outcome: 'quarantined', booking: first.booking });
    const elsewhere = await book({ ...key, preferreddate: halfPast });
    expect(elsewhere).toMatchObject({
      outcome: 'quarantined',
      booking: { id: first.booking?.id, preferreddate: halfPast },
    });
    expect(await events()).toEqual([]);
  });

  it('releases a booking into a free time, with its events', async () => {
    const id = await bookedId(suspect);
    await age(30);
    const released = await call(leader, 'release_booking', { booking_id: id });
    expect(released).toMatchObject({ outcome: 'released', booking: { id, quarantined_at: null } });
    expect(await events()).toEqual([
      { topic: 'booking.created', channel: 'mail', recipient: 'ada@engines.example' },
    ]);
    expect((await book()).outcome).toBe('taken');
    expect(await call(leader, 'release_booking', { booking_id: id })).toEqual({
      outcome: 'not_found',
    });
  });
});

describe('transitions', () => {
  const cases = BOOKING_STATUSES.flatMap((from) => BOOKING_STATUSES.map((to) => ({ from, to })));

  it.each(cases)('$from to $to', async ({ from, to }) => {
    const id = await bookedId({ preferreddate: lastWeek });
    if (from !== 'scheduled') {
      await leader.from('consultation_bookings').update({ status: from }).eq('id', id);
    }
    const { error } = await leader
      .from('consultation_bookings')
      .update({ status: to })
      .eq('id', id)
      .select('id');
    const allowed = from === to || from === 'scheduled' || to === 'scheduled';
    expect(error?.code).toBe(allowed ? undefined : '23514');
    expect(error === null).toBe(from === to || BOOKING_TRANSITIONS[from].includes(to));
  });

  it.each(['completed', 'no_show'])('cannot become %s before it has begun', async (status) => {
    const write = (id: string, fields: Record<string, unknown>) =>
      leader.from('consultation_bookings').update(fields).eq('id', id);
    expect((await write(await bookedId(), { status })).error?.code).toBe('23514');
    const past = await bookedId({ preferreddate: lastWeek });
    expect((await write(past, { status })).error).toBeNull();
    expect((await write(past, { preferreddate: halfPast })).error?.code).toBe('23514');
  });

  it('reject any other status', async () => {
    const id = await bookedId();
    const { error } = await leader
      .from('consultation_bookings')
      .update({ status: 'maybe' })
      .eq('id', id);
    expect(error?.code).toBe('23514');
  });
});
