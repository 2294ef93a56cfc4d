import { createLoader } from 'nuqs/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as exportBookings } from '@/app/api/export/bookings/route';
import { restoreDeleted } from '@/lib/audit/actions';
import { NEW_CLIENT_STAGE } from '@/lib/clients/stages';
import { done } from '@/lib/core/actions/answer';
import { requireLeader, requireStaff } from '@/lib/core/auth/guard';
import { accounts, service } from '@/supabase/tests/people';
import { get, mailsTo } from '@/supabase/tests/site/answers';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { withoutHosts } from '@/supabase/tests/without';
import {
  addBooking,
  changeBookings,
  convertBooking,
  deleteBookings,
  releaseBooking,
  reopenBooking,
  revertBookings,
  updateBooking,
} from './actions';
import { listBookings, listBriefs, readBooking } from './data';
import { bookingFilters, NOBODY } from './filters';

const loadFilters = createLoader(bookingFilters);

const database = service(stack);
const HOUR = 3_600_000;
let days = 0;

/** Returns a start that no other test uses, in the past or beyond the reach of visitors. */
function newStart(year: 2005 | 2041): string {
  days += 1;
  return new Date(Date.UTC(year, 0, days, 15)).toISOString();
}

async function insert(fields: Record<string, unknown> = {}) {
  const preferreddate = String(fields.preferreddate ?? newStart(2041));
  const email = `${crypto.randomUUID()}@visitor.example`;
  const ends_at = new Date(Date.parse(preferreddate) + HOUR / 2).toISOString();
  const { data } = await database
    .from('consultation_bookings')
    .insert({
      firstname: 'Noor',
      email,
      phone: '+1 212 555 0188',
      ...fields,
      preferreddate,
      ends_at,
    })
    .select('id, updated_at')
    .single()
    .throwOnError();
  return { id: String(data.id), version: String(data.updated_at), email, start: preferreddate };
}

async function stored(columns: string, id: string) {
  const { data } = await database
    .from('consultation_bookings')
    .select(columns)
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data;
}

const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

beforeAll(() => withoutHosts(stack));

describe('changing bookings', () => {
  it.each([
    ['status', { status: 'completed' }, { status: 'completed' }, { status: 'scheduled' }],
    [
      'owner_id',
      { owner: accounts.leader.id },
      { owner_id: accounts.leader.id },
      { owner_id: null },
    ],
    ['replied_at', { replied: true }, { replied_at: expect.any(String) }, { replied_at: null }],
  ] as const)(
    'stores %s and restores the former value on undo',
    async (column, change, after, before) => {
      const bookings = [
        await insert({ preferreddate: newStart(2005) }),
        await insert({ preferreddate: newStart(2005) }),
      ];
      const ids = bookings.map(({ id }) => id);
      const { data } = await as('leader', () => changeBookings({ ids, change }));
      expect(data?.notice).toBe('bookingUpdated');
      for (const id of ids) expect(await stored(column, id)).toEqual(after);
      const undone = await as('leader', () => revertBookings({ former: data?.former ?? [] }));
      expect(undone.data?.notice).toBe('undone');
      for (const id of ids) expect(await stored(column, id)).toEqual(before);
    },
  );

  it('refuses to set an owner for a booking with a host', async () => {
    const { id } = await insert({ host_id: accounts.member.id });
    const change = { owner: accounts.leader.id };
    const answer = await as('leader', () => changeBookings({ ids: [id], change }));
    expect(answer.serverError?.notice).toBe('bookingHasHost');
    expect(await stored('owner_id', id)).toEqual({ owner_id: null });
  });

  it('refuses to complete a booking that has not started', async () => {
    const { id } = await insert();
    const answer = await as('leader', () =>
      changeBookings({ ids: [id], change: { status: 'no_show' } }),
    );
    expect(answer.serverError?.notice).toBe('bookingNotBegun');
    expect(await stored('status', id)).toEqual({ status: 'scheduled' });
  });

  it.each([
    ['member', 'redirectingToTeamDashboard'],
    ['guest', 'accessDenied'],
    ['visitor', 'authenticationError'],
  ] as const)('refuses a %s', async (who, notice) => {
    const { id } = await insert({ preferreddate: newStart(2005) });
    const answer = await as(who, () =>
      changeBookings({ ids: [id], change: { status: 'completed' } }),
    );
    expect(answer.serverError?.notice).toBe(notice);
    expect(await stored('status', id)).toEqual({ status: 'scheduled' });
  });
});

it('mails the cancellation of a booking, which can then be scheduled again', async () => {
  const { id, email } = await insert();
  await as('leader', () => changeBookings({ ids: [id], change: { status: 'cancelled' } }));
  expect(await stored('status', id)).toEqual({ status: 'cancelled' });
  expect(await subjects(email)).toContainEqual(expect.stringContaining('cancelled'));
  expect((await as('leader', () => reopenBooking({ id }))).data?.notice).toBe('bookingUpdated');
  expect(await stored('status', id)).toEqual({ status: 'scheduled' });
});

it('shows a change by someone else and saves the form again over it', async () => {
  const { id, version, email } = await insert({ company: 'Lantern Works' });
  await database
    .from('consultation_bookings')
    .update({ company: 'Lantern Works Inc.' })
    .eq('id', id)
    .throwOnError();
  const mine = {
    id,
    email,
    firstname: 'Noor',
    meetingtype: 'Consultation',
    notes: 'Wants a quote.',
  };
  const { serverError } = await as('leader', () => updateBooking(formOf({ ...mine, version })));
  expect(serverError).toMatchObject({
    notice: 'changedMeanwhile',
    details: {
      values: { notes: 'Wants a quote.' },
      current: { values: { company: 'Lantern Works Inc.' } },
    },
  });
  const newest = serverError?.details.current?.version ?? '';
  const again = await as('leader', () => updateBooking(formOf({ ...mine, version: newest })));
  expect(again.data?.notice).toBe('bookingUpdated');
  expect(await stored('private_notes', id)).toEqual({ private_notes: 'Wants a quote.' });
});

describe('adding by hand', () => {
  it('reports missing fields', async () => {
    const { serverError } = await as('leader', () => addBooking(formOf({ firstname: 'Imre' })));
    expect(serverError).toMatchObject({
      notice: 'formHasErrors',
      details: { fieldErrors: { day: 'A date is required.', time: 'A time is required.' } },
    });
  });

  it('refuses a taken time, and confirms a free one by mail', async () => {
    const { start } = await insert();
    const email = `${crypto.randomUUID()}@visitor.example`;
    const typed = {
      day: start.slice(0, 10),
      // 15:00 UTC is 10:00 in New York in winter.
      time: '10:00',
      firstname: 'Imre',
      email,
      meetingtype: 'Consultation',
      notes: 'Called on Monday.',
    };
    const taken = await as('leader', () => addBooking(formOf(typed)));
    expect(taken.serverError).toMatchObject({
      notice: 'bookingTimeTaken',
      details: { values: { email, notes: 'Called on Monday.' } },
    });
    const { data } = await as('leader', () => addBooking(formOf({ ...typed, time: '11:00' })));
    expect(data?.notice).toBe('bookingAdded');
    expect(await stored('private_notes, email', data?.id ?? '')).toEqual({
      private_notes: 'Called on Monday.',
      email,
    });
    expect((await subjects(email))[0]).toContain('is booked');
  });
});

it('shows the host, or else the owner, as responsible in list, filter, drawer and export', async () => {
  const { member, leader } = accounts;
  const company = `Firm ${crypto.randomUUID().slice(0, 8)}`;
  const held = await insert({ company, host_id: member.id, owner_id: leader.id });
  const owned = await insert({ company, owner_id: leader.id });
  const open = await insert({ company });
  const listed = (responsible: string | null) =>
    as('leader', async () => {
      const filters = { ...loadFilters({}), q: company, responsible };
      return (await listBookings(await requireLeader(), filters)).rows;
    });
  const idsOf = async (responsible: string) => (await listed(responsible)).map(({ id }) => id);
  const names = Object.fromEntries(
    (await listed(null)).map(({ id, responsible }) => [id, responsible]),
  );
  expect(names).toEqual({
    [held.id]: 'Daniel Okafor',
    [owned.id]: 'Maya Lindqvist',
    [open.id]: '',
  });
  expect(await idsOf(member.id)).toEqual([held.id]);
  expect(await idsOf(leader.id)).toEqual([owned.id]);
  expect(await idsOf(NOBODY)).toEqual([open.id]);
  const drawer = await as('leader', async () => readBooking(await requireLeader(), held.id));
  expect(drawer).toMatchObject({ responsible: 'Daniel Okafor', hostId: member.id });
  const csv = await get('leader', exportBookings, `/api/export/bookings?q=${company}`);
  const [head = '', ...lines] = (await csv.text()).trim().split(/\r?\n/);
  const last = (line: string) => line.split(',').at(-1);
  expect(last(head)).toBe('Owner');
  expect(lines.map(last).sort()).toEqual(['', 'Daniel Okafor', 'Maya Lindqvist']);
});

it('lists the next consultations of a host with their briefs, soonest first', async () => {
  const about = `Invoices ${crypto.randomUUID()}`;
  const [later, next] = [newStart(2041), newStart(2041)].sort().reverse();
  const mine = { host_id: accounts.member2.id, projectdescription: about, company: 'Lantern' };
  const second = await insert({ ...mine, preferreddate: later });
  const first = await insert({ ...mine, preferreddate: next, private_notes: 'Budget is fixed.' });
  await insert({ ...mine, host_id: accounts.member.id });
  const briefs = await as('member2', async () => listBriefs(await requireStaff(), 100));
  const found = briefs.filter((brief) => brief.description === about);
  expect(found.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(found[0]).toMatchObject({ name: 'Noor', company: 'Lantern', notes: 'Budget is fixed.' });
});

it('adds a booking without a host or with a chosen host who is free', async () => {
  const day = newStart(2041).slice(0, 10);
  const add = (time: string, host: string) =>
    as('leader', () =>
      addBooking(
        formOf({
          day,
          time,
          host,
          firstname: 'Imre',
          email: `${crypto.randomUUID()}@visitor.example`,
          meetingtype: 'Consultation',
        }),
      ),
    );
  const hostOf = async (answer: ReturnType<typeof add>) =>
    stored('host_id', (await answer).data?.id ?? '');
  const host = accounts.member.id;
  expect(await hostOf(add('10:00', ''))).toEqual({ host_id: null });
  expect(await hostOf(add('11:00', host))).toEqual({ host_id: host });
  expect((await add('11:00', host)).serverError).toMatchObject({
    notice: 'hostIsTaken',
    details: { values: { firstname: 'Imre', host } },
  });
});

it('reports that a reopened booking lost its host, who is taken by now', async () => {
  const preferreddate = newStart(2041);
  const mine = { preferreddate, host_id: accounts.member2.id };
  const { id } = await insert({ ...mine, status: 'cancelled' });
  expect((await as('leader', () => reopenBooking({ id }))).data?.notice).toBe('bookingUpdated');
  await as('leader', () => changeBookings({ ids: [id], change: { status: 'cancelled' } }));
  const other = await insert(mine);
  await database.from('availability_settings').update({ seats: 2 }).eq('id', true).throwOnError();
  const again = await as('leader', () => reopenBooking({ id }));
  await database.from('availability_settings').update({ seats: 1 }).eq('id', true).throwOnError();
  expect(again.data?.notice).toBe('bookingHostLost');
  expect(await stored('host_id', id)).toEqual({ host_id: null });
  expect(await stored('host_id', other.id)).toEqual({ host_id: accounts.member2.id });
});

it('creates a contact from a booking in quarantine', async () => {
  const { id, email } = await insert({ quarantined_at: new Date().toISOString() });
  expect(await stored('client_id', id)).toEqual({ client_id: null });
  const { data } = await as('leader', () => convertBooking({ id }));
  expect(data).toMatchObject({ notice: 'bookingConverted', name: 'Lead' });
  const contact = await database
    .from('clients')
    .select('id, firstname, phone, stage')
    .eq('email', email);
  expect(contact.data).toEqual([
    { id: data?.clientId, firstname: 'Noor', phone: '+1 212 555 0188', stage: NEW_CLIENT_STAGE },
  ]);
});

it('links a booking to a known contact and returns the stored stage', async () => {
  const { id, email } = await insert();
  const contact = await database
    .from('clients')
    .update({ stage: 'past' })
    .eq('email', email)
    .select('id')
    .single()
    .throwOnError();
  const { data } = await as('leader', () => convertBooking({ id }));
  expect(data).toEqual(done('bookingLinked', { name: 'Past', clientId: contact.data.id }));
});

it('mails the confirmation of a booking released from quarantine', async () => {
  const quarantined_at = new Date().toISOString();
  const { id, email } = await insert({ quarantined_at, quarantine_reason: 'Too fast.' });
  expect(await subjects(email)).toEqual([]);
  expect((await as('leader', () => releaseBooking({ id }))).data?.notice).toBe('bookingUpdated');
  expect(await stored('quarantined_at', id)).toEqual({ quarantined_at: null });
  expect(await subjects(email)).toEqual([expect.stringContaining('is booked')]);
});

it('restores a deleted booking', async () => {
  const { id } = await insert();
  const { data } = await as('leader', () => deleteBookings({ ids: [id] }));
  expect(data).toEqual(done('bookingDeleted', { ids: [id] }));
  expect(await stored('id', id)).toBeNull();
  const restored = await as('leader', () =>
    restoreDeleted({ table: 'consultation_bookings', recordIds: [id] }),
  );
  expect(restored.data?.notice).toBe('recordsRestored');
  expect(await stored('id', id)).toEqual({ id });
});
