import { createLoader } from 'nuqs/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listAudit, listDeleted, readAuditEntry } from '@/lib/audit/data';
import { auditFilters, deletedFilters } from '@/lib/audit/filters';
import { listCompanies, readCompany } from '@/lib/clients/companies/data';
import { companyFilters } from '@/lib/clients/companies/filters';
import { listClients, listTags, readClient } from '@/lib/clients/data';
import { clientFilters } from '@/lib/clients/filters';
import { readTimeline } from '@/lib/clients/timeline/data';
import { changeClients, revertClients } from '@/lib/clients/writes';
import type { Leader } from '@/lib/core/auth/guard';
import { readNotificationSummary } from '@/lib/notifications/data';
import { NOTIFICATION_KINDS } from '@/lib/notifications/kinds';
import { readPreferences } from '@/lib/notifications/preferences/data';
import { listDeliveries, readDelivery, readDeliveryHealth } from '@/lib/outbox/data';
import { deliveryFilters } from '@/lib/outbox/filters';
import { listPeople, readDirectory, readPerson } from '@/lib/people/data';
import { peopleFilters } from '@/lib/people/filters';
import { listInvitations } from '@/lib/people/invitations/data';
import { invitationFilters } from '@/lib/people/invitations/filters';
import { readProfile } from '@/lib/people/profile/data';
import { listSessions } from '@/lib/people/sessions/data';
import { listTeams, readTeam } from '@/lib/people/teams/data';
import { teamFilters } from '@/lib/people/teams/filters';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, signIn } from './people.ts';

const session = vi.hoisted(() => ({ client: undefined as unknown }));

vi.mock('server-only', () => ({}));
vi.mock('@/lib/core/log', () => ({ log: { error: vi.fn() } }));
vi.mock('@/lib/core/env', () => ({
  env: { AUTOMATION_WEBHOOK_URL: 'http://hooks.invalid', SMTP_URL: 'smtp://mail.invalid:25' },
}));
vi.mock('@/lib/core/supabase/session', () => ({ sessionClient: async () => session.client }));

const person = { ...accounts.leader, name: 'Maya Lindqvist', timeZone: 'UTC' };
// @ts-expect-error the proof comes from the guard, which is not tested here
const leader: Leader = { ...person, role: 'team_leader' };

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
  const client = await signIn(stack, accounts.leader.email);
  const { data } = await client.auth.getSession();
  const readSession = async () => ({ token: data.session?.access_token ?? null, error: null });
  session.client = Object.assign(client, { readSession });
  // Records that the seed does not have.
  await client.from('teams').insert({ name: 'Short-lived' });
  await client.from('teams').delete().eq('name', 'Short-lived');
  await stack.sql('select public.book_consultation($1::jsonb)', [
    JSON.stringify({
      firstname: 'Ada',
      email: 'ada@visitor.example',
      company: 'Engines Ltd',
      phone: '+1 212 555 0100',
      preferreddate: '2031-01-06T15:00:00Z',
    }),
  ]);
});
afterAll(() => stack?.stop());

const find = createLoader(clientFilters);

const lists = {
  people: () => listPeople(leader, createLoader(peopleFilters)(''), null),
  teams: () => listTeams(leader, createLoader(teamFilters)(''), null),
  contacts: () => listClients(leader, find('')),
  'contacts by value': () => listClients(leader, find('?sort=-value')),
  'contacts that a search finds': () => listClients(leader, find('?q=rachel&sort=updated_at')),
  companies: () => listCompanies(leader, createLoader(companyFilters)(''), null),
  'the audit log': () => listAudit(leader, createLoader(auditFilters)('')),
  'deleted records': () => listDeleted(leader, createLoader(deletedFilters)('')),
  deliveries: () => listDeliveries(leader, createLoader(deliveryFilters)('')),
};

it.each(Object.entries(lists))('lists %s', async (_, list) => {
  expect((await list()).rows.length).toBeGreaterThan(0);
});

it('reads single records as shown in lists', async () => {
  const [one] = (await lists.people()).rows;
  expect(await readPerson(leader, one?.id ?? '')).toEqual(one);
  const [team] = (await lists.teams()).rows;
  expect(await readTeam(leader, team?.id ?? '')).toEqual(team);
  const [contact] = (await lists.contacts()).rows;
  expect(await readClient(leader, contact?.id ?? '')).toEqual(contact);
  const [company] = (await lists.companies()).rows;
  expect(await readCompany(leader, company?.id ?? '')).toEqual(company);
  const [entry] = (await lists['the audit log']()).rows;
  expect(await readAuditEntry(leader, entry?.id ?? '')).toEqual(entry);
  const [delivery] = (await lists.deliveries()).rows;
  expect(await readDelivery(leader, delivery?.id ?? '')).toMatchObject({ ...delivery });
});

it('reads the records of the signed-in person', async () => {
  expect(await readProfile(leader)).toMatchObject({ name: person.name });
  expect(await listSessions(leader)).toEqual([expect.objectContaining({ isCurrent: true })]);
  expect(await readPreferences(leader)).toHaveLength(NOTIFICATION_KINDS.length);
  expect((await readNotificationSummary(leader)).unread).toBeGreaterThanOrEqual(0);
  expect(await readDirectory(leader)).toContainEqual(expect.objectContaining({ id: leader.id }));
});

it('reads records joined with others', async () => {
  const { rows } = await lists.contacts();
  const timelines = await Promise.all(
    rows.map(({ id }) => readTimeline(leader, id, { kind: null, after: null })),
  );
  expect(timelines.flatMap((page) => page.rows).length).toBeGreaterThan(0);
  expect((await listTags(leader)).length).toBeGreaterThan(0);
  expect((await readDeliveryHealth(leader, 1)).map(({ channel }) => channel).toSorted()).toEqual([
    'mail',
    'webhook',
  ]);
  const invitations = await listInvitations(leader, createLoader(invitationFilters)(''), null);
  expect(invitations.next).toBeNull();
});

it.each([
  { stage: 'past' as const },
  { tag: 'undoable', present: true },
  { owner_id: accounts.leader.id },
])('rolls back a change of contacts: %j', async (change) => {
  const [contact] = (await lists.contacts()).rows;
  const former = await changeClients(leader, [contact?.id ?? ''], change);
  expect(former).toHaveLength(1);
  expect(await revertClients(leader, former)).toBe(1);
  const { version: _, ...before } = { version: '', ...contact };
  expect(await readClient(leader, contact?.id ?? '')).toMatchObject(before);
});
