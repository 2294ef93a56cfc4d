import { createLoader } from 'nuqs/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findCourses, readCoursePage } from '@/lib/academy/data';
import { listEnrolments } from '@/lib/academy/enrolments/data';
import { enrolmentFilters } from '@/lib/academy/enrolments/filters';
import { listCourseChoices, listOutlines } from '@/lib/academy/outline/data';
import { COURSES_PER_PAGE, NO_COURSE_FILTERS } from '@/lib/academy/rules';
import { listAudit, readAuditEntry } from '@/lib/audit/data';
import { auditFilters } from '@/lib/audit/filters';
import { listCategories, listPosts, readPostPage, searchPosts } from '@/lib/blog/data';
import { POSTS_PER_PAGE } from '@/lib/blog/rules';
import { listSubscribers } from '@/lib/blog/subscribers/data';
import { subscriberFilters } from '@/lib/blog/subscribers/filters';
import { listUpcoming } from '@/lib/bookings/availability/data';
import { MAX_UPCOMING } from '@/lib/bookings/availability/form-values';
import { listBookings } from '@/lib/bookings/desk/data';
import { bookingFilters } from '@/lib/bookings/desk/filters';
import { listHostChoices, listHosts } from '@/lib/bookings/hosts/data';
import { listApplicants } from '@/lib/careers/applications/data';
import { applicantFilters } from '@/lib/careers/applications/filters';
import { listJobs } from '@/lib/careers/data';
import { listCases } from '@/lib/cases/data';
import { listCompanies } from '@/lib/clients/companies/data';
import { companyFilters } from '@/lib/clients/companies/filters';
import { listClients, listTags } from '@/lib/clients/data';
import { clientFilters } from '@/lib/clients/filters';
import { listTemplates } from '@/lib/clients/templates/data';
import { listBuilt, listPublished } from '@/lib/content/data';
import { listImages } from '@/lib/content/images/data';
import { imageFilters } from '@/lib/content/images/filters';
import { listContent } from '@/lib/content/publishing/data';
import { contentFilters } from '@/lib/content/publishing/filters';
import type { Leader } from '@/lib/core/auth/guard';
import { type Choice, type ChoiceQuery, MAX_CHOICES } from '@/lib/core/lists/choices';
import { csvResponse } from '@/lib/core/lists/csv';
import { foundCount, MAX_COUNTED } from '@/lib/core/lists/filter-query';
import { PAGE_SIZE, type Page } from '@/lib/core/lists/keyset';
import { pageCount } from '@/lib/core/lists/numbered-pages';
import { listDeals } from '@/lib/deals/data';
import { dealFilters } from '@/lib/deals/filters';
import { listIssues } from '@/lib/newsletter/data';
import { issueFilters } from '@/lib/newsletter/filters';
import { listNotifications } from '@/lib/notifications/data';
import { listDeliveries } from '@/lib/outbox/data';
import { listEndpointChoices, listEndpoints } from '@/lib/outbox/endpoints/data';
import { deliveryFilters } from '@/lib/outbox/filters';
import { listCalls } from '@/lib/outbox/incoming/data';
import { incomingFilters } from '@/lib/outbox/incoming/filters';
import { CONTENT_TABLES } from '@/lib/paths';
import { listPeople, readDirectory, readMentionable, readNames } from '@/lib/people/data';
import { peopleFilters } from '@/lib/people/filters';
import { listInvitations } from '@/lib/people/invitations/data';
import { invitationFilters } from '@/lib/people/invitations/filters';
import { listTeamChoices, listTeams, readTeamNames } from '@/lib/people/teams/data';
import { teamFilters } from '@/lib/people/teams/filters';
import { listServiceNames, listServices, readRelatedServices } from '@/lib/services/data';
import { listTasks } from '@/lib/tasks/data';
import { taskFilters } from '@/lib/tasks/filters';
import { listTaskColleagues } from '@/lib/tasks/given/data';
import { listPlaybooks, listServiceChoices } from '@/lib/tasks/playbooks/data';
import { listRecordings, readWebinarPage } from '@/lib/webinars/data';
import { listRegistrations } from '@/lib/webinars/registrations/data';
import { registrationFilters } from '@/lib/webinars/registrations/filters';
import { PAST_PER_PAGE } from '@/lib/webinars/rules';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import {
  fillLongLists,
  firstId,
  HOSTS,
  idOf,
  LAST,
  lastId,
  NAMED_MANY,
  ROWS,
  UPCOMING,
} from './long-lists.ts';
import { accounts, signIn } from './people.ts';

const site = vi.hoisted(() => ({ client: undefined as unknown, env: {} as object }));

vi.mock('server-only', () => ({}));
vi.mock('@/lib/core/log', () => ({ log: { error: vi.fn() } }));
vi.mock('@/lib/core/env', () => ({ env: site.env }));
vi.mock('@/lib/core/supabase/session', () => ({ sessionClient: async () => site.client }));

const person = { ...accounts.leader, name: 'Maya Lindqvist', timeZone: 'UTC' };
// @ts-expect-error the proof comes from the guard, which is not tested here
const leader: Leader = { ...person, role: 'team_leader' };

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
  Object.assign(site.env, {
    SITE_URL: 'http://localhost:3000',
    NEXT_PUBLIC_SUPABASE_URL: stack.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    SUPABASE_SECRET_KEY: stack.secretKey,
    AUTOMATION_WEBHOOK_URL: 'http://hooks.invalid',
    SMTP_URL: 'smtp://mail.invalid:25',
  });
  site.client = await signIn(stack, accounts.leader.email);
  await fillLongLists(stack.sql);
  // Filling every table takes long, and the machine may be busy.
}, 400_000);
afterAll(() => stack?.stop());

it('the Data API truncates a response at 1,000 rows, as on hosted Supabase', async () => {
  const cut = await fetch(`${stack.url}/rest/v1/services?select=id`, {
    headers: { apikey: stack.publishableKey },
  });
  expect(cut.status).toBe(200);
  expect(await cut.json()).toHaveLength(1000);
});

type Named = { id?: string; slug?: string; name?: string };

describe('a complete list contains the first and the last record', () => {
  const lists: Record<string, () => Promise<Named[]>> = {
    services: listServices,
    cases: listCases,
    jobs: listJobs,
    posts: listPosts,
    recordings: listRecordings,
    'categories of posts': listCategories,
    ...Object.fromEntries(
      CONTENT_TABLES.map((kind) => [`${kind} of the sitemap`, () => listPublished(kind)] as const),
    ),
    'colleagues to mention': () => readMentionable(leader),
  };

  it.each(Object.entries(lists))('%s', async (_, list) => {
    const rows = await list();
    const isOf = (n: number) => (row: Named) =>
      row.id === idOf(n) || [row.slug, row.name].some((text) => text?.endsWith(`${n}`));
    expect(rows.some(isOf(10_001))).toBe(true);
    expect(rows.some(isOf(LAST))).toBe(true);
    expect(rows.length).toBeGreaterThanOrEqual(ROWS);
  });

  it('returns the next consultations in order', async () => {
    const rows = await listUpcoming(leader);
    expect(rows).toHaveLength(MAX_UPCOMING);
    const starts = rows.map(({ startsAt }) => Date.parse(startsAt));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it('counts all upcoming consultations of a host', async () => {
    const hosts = await listHosts(leader);
    const own = hosts.rows.find(({ id }) => id === accounts.leader.id);
    expect(own?.upcoming).toBeGreaterThanOrEqual(UPCOMING);
  });
});

describe('the options of a control', () => {
  const kinds: Record<string, (query?: ChoiceQuery) => Promise<Choice[]>> = {
    colleagues: (query) => readDirectory(leader, query),
    hosts: (query) => listHostChoices(leader, query),
    'colleagues for a task': (query) => listTaskColleagues(leader, query),
    teams: (query) => listTeamChoices(leader, query),
    services: listServiceNames,
    'services of a playbook': (query) => listServiceChoices(leader, query),
    courses: (query) => listCourseChoices(leader, query),
    'tags of contacts': (query) => listTags(leader, query),
    endpoints: (query) => listEndpointChoices(leader, query),
  };

  it.each(Object.entries(kinds))(
    'include some %s at first, and any other by name or id',
    async (kind, list) => {
      expect(await list()).toHaveLength(MAX_CHOICES);
      const found = await list({ q: `${10_000 + (kind === 'hosts' ? HOSTS : ROWS)}` });
      expect(found).toHaveLength(1);
      const [last] = found;
      expect(await list({ id: last?.id })).toEqual(found);
      expect(await list({ q: 'no such name' })).toEqual([]);
    },
  );

  it('tasks show people and teams that the control does not offer at first', async () => {
    expect((await readNames(leader, [lastId])).get(lastId)).toBe(`zzzz-${LAST}`);
    expect((await readTeamNames(leader, [lastId])).get(lastId)).toBe(`zzzz-${LAST}`);
  });
});

describe('first and last page of a public list', () => {
  it('all upcoming webinars are on the first page, and every past one is on a page', async () => {
    const now = new Date();
    const first = await readWebinarPage(1, now);
    expect(first?.upcoming.length).toBeGreaterThanOrEqual(UPCOMING);
    expect(first?.upcoming.at(-1)?.id).toBe(lastId);
    expect(first?.past).toHaveLength(PAST_PER_PAGE);
    const pages = first?.pages ?? 0;
    expect(pages).toBeGreaterThanOrEqual((ROWS - UPCOMING) / PAST_PER_PAGE);
    expect((await readWebinarPage(pages, now))?.past.at(-1)?.id).toBe(firstId);
    expect(await readWebinarPage(pages + 1, now)).toBeNull();
  });

  it('courses', async () => {
    const first = await readCoursePage(1);
    expect(first?.courses[0]?.slug).toContain(`${LAST}`);
    expect(first?.total).toBeGreaterThanOrEqual(ROWS);
    const pages = pageCount(first?.total ?? 0, COURSES_PER_PAGE);
    // Courses that open later come after all others.
    const last = await Promise.all([readCoursePage(pages - 1), readCoursePage(pages)]);
    const slugs = last.flatMap((page) => page?.courses.map(({ slug }) => slug));
    expect(slugs).toContainEqual(expect.stringContaining('10001'));
    expect(await readCoursePage(pages + 1)).toBeNull();
  });

  it('posts', async () => {
    const first = await readPostPage(1, null);
    expect(first?.total).toBeGreaterThanOrEqual(ROWS);
    const pages = pageCount(first?.total ?? 0, POSTS_PER_PAGE);
    expect((await readPostPage(pages, null))?.posts.at(-1)?.slug).toContain('10001');
    expect(await readPostPage(pages + 1, null)).toBeNull();
  });

  it('posts in a category', async () => {
    const category = (await listCategories()).find(({ slug }) => slug.endsWith(`${LAST}`));
    const page = category && (await readPostPage(1, category));
    expect(page?.posts.map(({ slug }) => slug)).toEqual([`zzzz-${LAST}`]);
  });

  it('filtered courses', async () => {
    const filters = { ...NO_COURSE_FILTERS, level: 'beginner' as const };
    const first = await findCourses(filters, 1);
    expect(first.courses).toHaveLength(COURSES_PER_PAGE);
    expect(foundCount(first.total)).toBe('200+');
    const last = await findCourses(filters, pageCount(first.total, COURSES_PER_PAGE));
    expect(last.courses).toHaveLength(MAX_COUNTED % COURSES_PER_PAGE);
    const beyond = await findCourses(filters, 1000);
    expect(beyond).toEqual(first);
  });

  it('services next to one in the middle of the list are its neighbours', async () => {
    const middle = 10_000 + ROWS / 2;
    const beside = { slug: `aaaa-${middle}`, category: 'Automation', position: middle };
    const related = (await readRelatedServices(beside)).map(({ slug }) => slug);
    expect(related).toEqual(expect.arrayContaining([`aaaa-${middle - 1}`, `aaaa-${middle + 1}`]));
    expect(related).toHaveLength(3);
  });

  it('a search reports more than 200 matching posts and ranks the newest of them', async () => {
    const { posts, total } = await searchPosts('many');
    expect(foundCount(total)).toBe('200+');
    expect(posts[0]?.slug).toBe(`aaaa-${NAMED_MANY}`);
    expect(posts.map(({ slug }) => slug)).not.toContain('aaaa-10001');
  });

  it.each(CONTENT_TABLES)('a build renders the newest 50 %s', async (kind) => {
    const built = await listBuilt(kind);
    expect(built).toHaveLength(50);
    expect(built[0]?.slug).toContain(`${LAST}`);
  });
});

/** Reads a page sorted by a column, ascending or descending. */
type ReadPage = (sort: string, after: string | null) => Promise<Page<{ id: string | number }>>;

describe('first and last page of a staff list', () => {
  const sorted = (sort: string) => `?sort=${sort}`;
  const lists: Record<string, [column: string, read: ReadPage]> = {
    ...Object.fromEntries(
      CONTENT_TABLES.map((kind): [string, [string, ReadPage]] => [
        kind,
        [
          'created_at',
          (sort, after) =>
            listContent(leader, kind, createLoader(contentFilters)(sorted(sort)), after),
        ],
      ]),
    ),
    pictures: [
      'created_at',
      (sort, after) => listImages(leader, createLoader(imageFilters)(sorted(sort)), after),
    ],
    'pictures that nothing uses, by name': [
      'name',
      (sort, after) =>
        listImages(leader, createLoader(imageFilters)(`${sorted(sort)}&used=no`), after),
    ],
    bookings: [
      'requestdate',
      (sort, after) => listBookings(leader, createLoader(bookingFilters)(sorted(sort)), after),
    ],
    contacts: [
      'created_at',
      (sort, after) => listClients(leader, createLoader(clientFilters)(sorted(sort)), after),
    ],
    companies: [
      'created_at',
      (sort, after) => listCompanies(leader, createLoader(companyFilters)(sorted(sort)), after),
    ],
    tasks: [
      'created_at',
      (sort, after) => listTasks(leader, createLoader(taskFilters)(sorted(sort)), after),
    ],
    deals: [
      'created_at',
      (sort, after) => listDeals(leader, createLoader(dealFilters)(sorted(sort)), after),
    ],
    'deals by the day on which they are expected': [
      'expected_order',
      (sort, after) => listDeals(leader, createLoader(dealFilters)(sorted(sort)), after),
    ],
    'the audit log': [
      'id',
      (sort, after) => listAudit(leader, createLoader(auditFilters)(sorted(sort)), after),
    ],
    registrations: [
      'registrationdate',
      (sort, after) =>
        listRegistrations(leader, createLoader(registrationFilters)(sorted(sort)), after),
    ],
    enrolments: [
      'created_at',
      (sort, after) => listEnrolments(leader, createLoader(enrolmentFilters)(sorted(sort)), after),
    ],
    subscribers: [
      'created_at',
      (sort, after) =>
        listSubscribers(leader, createLoader(subscriberFilters)(sorted(sort)), after),
    ],
    'issues of the newsletter': [
      'created_at',
      (sort, after) => listIssues(leader, createLoader(issueFilters)(sorted(sort)), after),
    ],
    applications: [
      'created_at',
      (sort, after) =>
        listApplicants(leader, idOf(10_001), createLoader(applicantFilters)(sorted(sort)), after),
    ],
    deliveries: [
      'created_at',
      (sort, after) => listDeliveries(leader, createLoader(deliveryFilters)(sorted(sort)), after),
    ],
    'incoming calls': [
      'received_at',
      (sort, after) => listCalls(leader, createLoader(incomingFilters)(sorted(sort)), after),
    ],
    people: [
      'name',
      (sort, after) => listPeople(leader, createLoader(peopleFilters)(sorted(sort)), after),
    ],
    'people of a team': [
      'name',
      (sort, after) =>
        listPeople(
          leader,
          createLoader(peopleFilters)(`${sorted(sort)}&team=${idOf(10_001)}`),
          after,
        ),
    ],
    teams: [
      'name',
      (sort, after) => listTeams(leader, createLoader(teamFilters)(sorted(sort)), after),
    ],
    invitations: [
      'created_at',
      (sort, after) =>
        listInvitations(leader, createLoader(invitationFilters)(sorted(sort)), after),
    ],
  };

  const sortedOnce: Record<string, (after: string | null) => Promise<Page<{ id: string }>>> = {
    hosts: (after) => listHosts(leader, after),
    playbooks: (after) => listPlaybooks(leader, after),
    'reply templates': (after) => listTemplates(leader, after),
    outlines: (after) => listOutlines(leader, after),
    endpoints: (after) => listEndpoints(leader, after),
  };

  it.each(Object.entries(sortedOnce))('%s in a unique order', async (kind, read) => {
    const seen = new Set<string>();
    let after: string | null = null;
    do {
      const page: Page<{ id: string }> = await read(after);
      expect(page.rows.length).toBeLessThanOrEqual(PAGE_SIZE);
      for (const { id } of page.rows) seen.add(id);
      after = page.next;
    } while (after);
    const rows = kind === 'hosts' ? HOSTS : ROWS;
    expect(seen.size).toBeGreaterThanOrEqual(rows);
    expect(seen).toContain(firstId);
    expect(seen).toContain(idOf(10_000 + rows));
  });

  it.each(Object.entries(lists))('%s', async (_, [column, read]) => {
    const first = await read(column, null);
    const reversed = await read(`-${column}`, null);
    expect(String(first.rows[0]?.id)).toBe(column === 'id' ? '10001' : firstId);
    expect(String(reversed.rows[0]?.id)).toBe(column === 'id' ? `${LAST}` : lastId);
    // The page after the 50th record from the end is the last.
    const last = await read(column, reversed.next);
    expect(last.rows.map(({ id }) => id)).toEqual(
      reversed.rows
        .slice(0, -1)
        .map(({ id }) => id)
        .toReversed(),
    );
    expect(last.next).toBeNull();
  });

  it('notifications, newest first', async () => {
    const { rows } = await listNotifications(leader, { show: null, after: null });
    expect(rows[0]?.id).toBe(lastId);
    const ending = `${idOf(10_002)}_${rows[0] && (await createdAt('notifications', idOf(10_002)))}`;
    const last = await listNotifications(leader, { show: null, after: ending });
    expect(last.rows.map(({ id }) => id)).toEqual([firstId]);
  });

  it('an export contains every record', async () => {
    const read = (after: string | null) =>
      listSubscribers(leader, createLoader(subscriberFilters)(''), after);
    const text = await csvResponse('subscribers', read, [['Email', ({ email }) => email]]).text();
    expect(text.split('\n').filter((line) => line.includes('@long.example'))).toHaveLength(ROWS);
  });

  it('the log names a person and a team beyond the first thousand', async () => {
    expect(await readAuditEntry(leader, `${LAST}`)).toMatchObject({
      actorName: `zzzz-${LAST}`,
    });
  });
});

async function createdAt(table: string, id: string) {
  const [row] = await stack.sql(
    `select to_json(created_at) #>> '{}' as at from ${table} where id = $1`,
    [id],
  );
  return row?.at;
}
