import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hoursField } from '@/lib/bookings/availability/form-values';
import { done } from '@/lib/core/actions/answer';
import { requireLeader, requireStaff } from '@/lib/core/auth/guard';
import { businessDay } from '@/lib/core/time/business-time';
import { dayPlus } from '@/lib/core/time/days';
import { instantAt } from '@/lib/core/time/wall-clock';
import { WEEKDAYS } from '@/lib/core/time/weekdays';
import { listen, portOf } from '@/supabase/local/web-server';
import { addAccount, service } from '@/supabase/tests/people';
import { place } from '@/supabase/tests/samples';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import {
  addHostCalendar,
  giveBookingTo,
  readHostCalendar,
  removeHostCalendar,
  renameHostCalendar,
  saveHost,
} from './actions';
import { readDueCalendars } from './calendars/data';
import { listHosts, readHost } from './data';
import { newHostValues } from './host-values';

const database = service(stack);

let calendar = '';
const server = createServer((_, response) => response.end(calendar));
beforeAll(() => listen(server, 0));
afterAll(() => {
  server.close();
});
const url = () => `http://127.0.0.1:${portOf(server.address())}/${crypto.randomUUID()}.ics`;

/** Inactive hosts, which cannot be booked, because other tests count seats. */
const fields = { ...newHostValues(), active: 'no', version: '' };

async function makeHost() {
  const person = await addAccount(stack, crypto.randomUUID(), 'team_member');
  const made = await as('leader', () => saveHost(formOf({ ...fields, host: person.id })));
  expect(made.data).toEqual(done('hostSaved', { id: person.id }));
  const stored = async () =>
    (
      await database
        .from('booking_hosts')
        .select(
          'version:updated_at, is_active, buffer_after_minutes, booking_host_calendars(id, last_error, busy_count), booking_host_busy(starts_at, ends_at)',
        )
        .eq('user_id', person.id)
        .single()
        .throwOnError()
    ).data;
  return { ...person, stored };
}

const busyOn = (start: string, end: string) =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:${start}\r\nDTEND:${end}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

const calendarsOf = async (host: string) => {
  const { data } = await database
    .from('booking_host_calendars')
    .select('id')
    .eq('host_id', host)
    .order('created_at')
    .throwOnError();
  return data.map(({ id }) => id);
};

/** Tomorrow, for an event at 15:00 UTC. */
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const compact = tomorrow.replaceAll('-', '');

it('creates a host once', async () => {
  const { id } = await makeHost();
  const again = await as('leader', () => saveHost(formOf({ ...fields, host: id })));
  expect(again.serverError).toMatchObject({
    notice: 'isHostAlready',
    details: { fieldErrors: { host: 'This person is already a host.' } },
  });
});

it('lets hosts change their own hours, but not whether they can be booked', async () => {
  const host = await makeHost();
  const { version } = await host.stored();
  const changed = { ...fields, host: host.id, version, active: 'yes', bufferAfter: '45' };
  const saved = await as(host, () => saveHost(formOf(changed)));
  expect(saved.data).toMatchObject({ notice: 'hostSaved' });
  expect(await host.stored()).toMatchObject({
    is_active: false,
    buffer_after_minutes: 45,
  });
  const late = await as(host, () => saveHost(formOf({ ...changed, bufferAfter: '5' })));
  expect(late.serverError).toMatchObject({ notice: 'changedMeanwhile' });
});

it('refuses changes by other members, and keeps the input of an invalid form', async () => {
  const host = await makeHost();
  const { version } = await host.stored();
  const form = formOf({ ...fields, host: host.id, version, bufferAfter: '60' });
  expect((await as('member', () => saveHost(form))).data).toBeUndefined();
  expect(await host.stored()).toMatchObject({ buffer_after_minutes: 15 });
  const broken = { ...fields, host: host.id, version, hours_1: 'at noon', exceptions: 'Easter' };
  const refused = await as(host, () => saveHost(formOf(broken)));
  expect(refused.serverError).toMatchObject({
    notice: 'formHasErrors',
    details: {
      fieldErrors: { exceptions: expect.stringContaining('could not be read: "Easter"') },
      values: { hours_1: 'at noon' },
    },
  });
});

it('reads a new calendar immediately, and keeps the busy times after a failed read', async () => {
  const host = await makeHost();
  calendar = busyOn(`${compact}T150000Z`, `${compact}T160000Z`);
  const added = await as(host, () => addHostCalendar(formOf({ host: host.id, url: url() })));
  expect(added.data).toMatchObject({ notice: 'calendarRead' });
  const stored = await host.stored();
  expect(stored.booking_host_busy).toEqual([
    { starts_at: `${tomorrow}T15:00:00+00:00`, ends_at: `${tomorrow}T16:00:00+00:00` },
  ]);
  const id = stored.booking_host_calendars[0]?.id ?? expect.fail();

  calendar = '<title>Sign in</title>';
  const refused = await as(host, () => readHostCalendar({ id, host: host.id }));
  expect(refused.data).toMatchObject({
    notice: 'calendarUnreadable',
    name: 'The URL does not return a calendar.',
  });
  expect((await host.stored()).booking_host_busy).toHaveLength(1);
  expect(
    (await as('member', () => readHostCalendar({ id, host: host.id }))).serverError,
  ).toMatchObject({
    notice: 'recordGone',
  });
  expect((await as('member', () => removeHostCalendar({ id }))).serverError).toMatchObject({
    notice: 'recordGone',
  });
  await as(host, () => removeHostCalendar({ id }));
  expect((await host.stored()).booking_host_busy).toEqual([]);
});

it('uses the name in the calendar, or the name given by a person', async () => {
  const host = await makeHost();
  const names = async () => {
    const read = await as(host, async () => readHost(await requireStaff(), host.id));
    return read?.calendars.map(({ title, name }) => ({ title, name }));
  };
  calendar = '<title>Sign in</title>';
  await as(host, () => addHostCalendar(formOf({ host: host.id, url: url() })));
  expect(await names()).toEqual([{ title: '127.0.0.1', name: null }]);
  calendar = `BEGIN:VCALENDAR\r\nX-WR-CALNAME:Work\\, mostly\r\nEND:VCALENDAR\r\n`;
  await as(host, () => addHostCalendar(formOf({ host: host.id, url: url(), name: ' Private ' })));
  const [first = '', second = ''] = await calendarsOf(host.id);
  await as(host, () => readHostCalendar({ id: first, host: host.id }));
  await as(host, () => readHostCalendar({ id: second, host: host.id }));
  expect((await names())?.map(({ title }) => title)).toEqual(['Work, mostly', 'Private']);

  const rename = (name: string) => renameHostCalendar({ id: first, name });
  const renamed = await as(host, () => rename('Week\u0000 plan'));
  expect(renamed.data).toEqual(done('calendarRenamed', { name: 'Week plan' }));
  expect((await names())?.[0]).toEqual({ title: 'Week plan', name: 'Week plan' });
  expect((await as('member', () => rename('Mine'))).serverError?.notice).toBe('recordGone');
  expect((await as(host, () => rename(' '))).data).toEqual(done('calendarNameless'));
  await as(host, () => readHostCalendar({ id: first, host: host.id }));
  expect((await names())?.[0]?.title).toBe('Work, mostly');
});

it('shows leaders the week, the next free start and the failing calendars of a host', async () => {
  const host = await makeHost();
  const listed = () =>
    as('leader', async () =>
      (await listHosts(await requireLeader())).rows.find(({ id }) => id === host.id),
    );
  expect(await listed()).toMatchObject({ nextFree: null, upcoming: 0 });
  const { version } = await host.stored();
  const day = dayPlus(businessDay(new Date()), 21);
  const onlyThen = Object.fromEntries(WEEKDAYS.map((_, weekday) => [hoursField(weekday), '']));
  const settings = { ...fields, ...onlyThen, host: host.id, version, active: 'yes' };
  await as('leader', () =>
    saveHost(formOf({ ...settings, exceptions: `${day} extra 10:00-11:00` })),
  );
  try {
    expect((await listed())?.nextFree).toEqual(instantAt(day, '10:00'));
    await place(stack, 'consultation_bookings', {
      firstname: 'Ada',
      email: 'ada@engines.example',
      host_id: host.id,
      preferreddate: instantAt(day, '10:00').toISOString(),
      ends_at: instantAt(day, '10:30').toISOString(),
    });
    // The buffer of 15 minutes after the consultation also blocks the next start.
    expect(await listed()).toMatchObject({ nextFree: instantAt(day, '11:00'), upcoming: 1 });
  } finally {
    await stack.sql('delete from public.booking_hosts where user_id = $1::uuid', [host.id]);
  }
});

/** Returns the notifications about the calendars of a host, for the host and for leaders. */
const toldOf = async (host: string) => {
  const { data } = await database
    .from('notifications')
    .select('user_id, title, body, user_profiles!user_id(profile_type)')
    .eq('kind', 'calendar_failed')
    .eq('record_id', host)
    .throwOnError();
  const leaders = data.filter(({ user_profiles }) =>
    [user_profiles].flat().some((person) => person.profile_type === 'team_leader'),
  );
  return { host: data.filter(({ user_id }) => user_id === host), leaders };
};

const readLater = async (host: string) => {
  await stack.sql(
    "update public.booking_host_calendars set next_read_at = now(), failing_since = failing_since - interval '2 hours' where host_id = $1::uuid",
    [host],
  );
  await as('visitor', readDueCalendars);
};

it('notifies host and leaders once of a calendar that has failed for an hour', async () => {
  const host = await makeHost();
  calendar = '';
  await as(host, () => addHostCalendar(formOf({ host: host.id, url: url() })));
  expect(await toldOf(host.id)).toEqual({ host: [], leaders: [] });
  await readLater(host.id);
  const told = await toldOf(host.id);
  await readLater(host.id);
  const sentence = { title: '127.0.0.1', body: 'The URL does not return a calendar.' };
  expect(told.host).toEqual([expect.objectContaining(sentence)]);
  expect(told.leaders[0]).toMatchObject(sentence);
  expect(await toldOf(host.id)).toEqual(told);
});

it('shows unreadable events, and notifies host and leaders once', async () => {
  const host = await makeHost();
  const broken = 'BEGIN:VEVENT\r\nSUMMARY:Lunch\r\nDTSTART:noon\r\nEND:VEVENT\r\n';
  const good = busyOn(`${compact}T150000Z`, `${compact}T160000Z`);
  calendar = good.replace('END:VCALENDAR', `${broken}END:VCALENDAR`);
  await as(host, () => addHostCalendar(formOf({ host: host.id, url: url() })));
  const shown = async () =>
    as(host, async () => (await readHost(await requireStaff(), host.id))?.calendars[0]);
  expect(await shown()).toMatchObject({
    busyCount: 1,
    eventCount: 2,
    busyUntil: expect.any(String),
    unclearCount: 1,
    unclear: ['"Lunch": "noon" is no date'],
  });
  const told = await toldOf(host.id);
  const body = '1 not understood: "Lunch": "noon" is no date';
  expect(told.host).toEqual([expect.objectContaining({ title: '127.0.0.1', body })]);
  // Only the host may see the titles of events.
  const counted = 'Events not understood: 1. Their titles are on the screen of the host.';
  expect(told.leaders[0]).toMatchObject({ body: counted });
  await readLater(host.id);
  expect(await toldOf(host.id)).toEqual(told);

  calendar = good;
  await readLater(host.id);
  expect(await shown()).toMatchObject({ eventCount: 1, unclearCount: 0, unclear: [] });
});

it('reassigns a booking to another host, unless that host is taken', async () => {
  const [one, other] = [await makeHost(), await makeHost()];
  const start = new Date(Date.UTC(2090, 0, 1 + Math.floor(Math.random() * 3000), 15));
  const book = async (host: string | null, seat: number) => {
    const { data } = await database
      .from('consultation_bookings')
      .insert({
        firstname: 'Ada',
        email: `${crypto.randomUUID()}@engines.example`,
        preferreddate: start.toISOString(),
        ends_at: new Date(start.getTime() + 1_800_000).toISOString(),
        host_id: host,
        seat,
      })
      .select('id')
      .single()
      .throwOnError();
    return data.id;
  };
  const [first, second] = [await book(one.id, 1), await book(other.id, 1)];
  const give = (id: string, host: string) => as('leader', () => giveBookingTo({ id, host }));
  expect((await give(second, one.id)).serverError).toMatchObject({ notice: 'hostIsTaken' });
  await stack.sql(
    "update public.consultation_bookings set status = 'cancelled' where id = $1::uuid",
    [first],
  );
  expect((await give(second, one.id)).data).toEqual(done('hostAssigned'));
  const asked = await as('member', () => giveBookingTo({ id: second, host: other.id }));
  expect(asked.data).toBeUndefined();
});
