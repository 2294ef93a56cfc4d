import type { BrowserContext, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { addDays, addHours, startOfDay } from 'date-fns';
import { z } from 'zod';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { isPersonName } from '../../lib/core/text/person-name.ts';
import { contentPath } from '../../lib/paths/site.ts';
import {
  bookingPath,
  clientPath,
  companyPath,
  editorTabPath,
  enquiryPath,
  historyPath,
  taskPath,
} from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { expect, people, test } from '../support/fixtures.ts';
import { bearer } from '../support/test-environment.ts';
import { xssStrings } from '../support/xss-strings.ts';

/** Number of pages open in parallel. */
const AT_ONCE = 4;

type Insert<Table extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Table]['Insert'];

const published = { state: 'published', published_at: '2026-01-01T00:00:00Z' };
const slugOf = (nth: number) => `hostile-content-${nth}`;
const text = (hostile: string, limit: number) => hostile.slice(0, limit);
/** The hostile text with a blank for each part that the database rejects in a name. */
const nameText = (hostile: string, limit: number) =>
  [...text(hostile, limit)].map((part) => (isPersonName(part) ? part : ' ')).join('');
const common = (hostile: string, nth: number) => ({
  ...published,
  slug: slugOf(nth),
  title: text(hostile, 120),
  seo_title: text(hostile, 120),
  seo_description: text(hostile, 320),
});
const body = (hostile: string) =>
  `${hostile}\n\n# ${hostile}\n\n- ${hostile}\n\n[link](${hostile})`;

const service = (hostile: string, nth: number): Insert<'services'> => ({
  ...common(hostile, nth),
  summary: hostile,
  description: body(hostile),
  category: text(hostile, 60),
  icon: text(hostile, 40),
  scope: [hostile],
  process: [{ title: hostile, text: hostile }],
  faq: [{ question: hostile, answer: hostile }],
  duration: text(hostile, 60),
});

const course = (hostile: string, nth: number): Insert<'courses'> => ({
  ...common(hostile, nth),
  description: hostile,
  body: body(hostile),
  category: 'Automation',
  level: 'beginner',
  image_url: hostile,
  image_alt: hostile,
  instructor: nameText(hostile, 120),
  instructor_bio: hostile,
  duration: text(hostile, 60),
  outcomes: [hostile],
});

const webinar = (hostile: string, nth: number): Insert<'webinars'> => ({
  ...common(hostile, nth),
  description: hostile,
  body: body(hostile),
  starts_at: nth % 2 ? '2031-03-04T15:00:00Z' : '2025-03-04T15:00:00Z',
  presenter: nameText(hostile, 120),
  presenter_role: text(hostile, 120),
  image_url: hostile,
  image_alt: hostile,
  tags: [hostile],
  recording_url: hostile,
  slides_url: hostile,
});

const job = (hostile: string, nth: number): Insert<'jobs'> => ({
  ...common(hostile, nth),
  summary: hostile,
  description: body(hostile),
  department: text(hostile, 80),
  location: text(hostile, 120),
});

const post = (hostile: string, nth: number): Insert<'blog_posts'> => ({
  ...common(hostile, nth),
  excerpt: hostile,
  body: body(hostile),
  category: text(hostile, 60),
  tags: [hostile],
  author_name: nameText(hostile, 120),
  author_role: text(hostile, 120),
  author_about: text(hostile, 400),
  image_url: hostile,
  image_alt: hostile,
});

/** A draft, because a case can be published only with figures. */
const caseStudy = (hostile: string, nth: number): Insert<'cases'> => ({
  ...common(hostile, nth),
  state: 'draft',
  summary: text(hostile, 400),
  customer: text(hostile, 120),
  sector: text(hostile, 80),
  size: text(hostile, 80),
  service_slug: text(hostile, 80),
  situation: body(hostile),
  baseline: body(hostile),
  built: body(hostile),
  steps: [
    { name: hostile, by: 'person', text: hostile },
    { name: 'Next', by: 'model', text: hostile },
  ],
  links: [{ from: hostile, to: 'Next', label: hostile }],
  stack: [hostile],
  went_wrong: body(hostile),
  result: `[${hostile}](#hostile-${nth})`,
  limits: body(hostile),
  person_name: nameText(hostile, 120),
  person_role: text(hostile, 120),
  quote: text(hostile, 400),
});

const figure = (hostile: string, case_id: string): Insert<'figures'> => ({
  id: crypto.randomUUID(),
  case_id,
  label: text(hostile, 120),
  value: 1,
  unit: text(hostile, 40),
  kind: 'measured',
  measured_by: text(hostile, 120),
  from_day: '2026-03-01',
  until_day: '2026-03-07',
  source: text(hostile, 400),
});

/** Adds a figure before and one after to each of these cases, and publishes them. */
async function publishCases(database: SupabaseClient<Database>, ids: readonly string[]) {
  const figures = ids.flatMap((id, nth) => {
    const before = figure(xssStrings[nth] ?? '', id);
    return [before, { ...figure(xssStrings[nth] ?? '', id), compared_with: before.id }];
  });
  await database.from('figures').insert(figures).throwOnError();
  await database.from('cases').update({ state: 'published' }).in('id', ids).throwOnError();
}

/** Content with hostile text, and the URL prefix of its pages. */
const kinds = {
  services: { row: service, folder: '/services' },
  courses: { row: course, folder: '/academy' },
  webinars: { row: webinar, folder: '/webinars' },
  jobs: { row: job, folder: '/careers' },
  blog_posts: { row: post, folder: '/blog' },
  cases: { row: caseStudy, folder: '/cases' },
} as const;
type Kind = keyof typeof kinds;
const allKinds = Object.keys(kinds) as Kind[];

/** Loads a page and returns everything that a hostile text could have done there. */
async function harmOf(page: Page, address: string): Promise<string[]> {
  const harm: string[] = [];
  page.removeAllListeners('dialog');
  page.on('dialog', (dialog) => {
    harm.push(`${address}: executed ${dialog.message()}`);
    void dialog.dismiss();
  });
  const response = await page.goto(address);
  if (response?.status() !== 200) harm.push(`${address}: status ${response?.status()}`);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('a, button, summary, img')) {
      for (const type of ['mouseover', 'focus', 'error', 'load', 'toggle'])
        element.dispatchEvent(new Event(type));
    }
  });
  const violations = await page.evaluate(
    () => Reflect.get(window, 'violations') as string[] | undefined,
  );
  return [...harm, ...(violations ?? []).map((violation) => `${address}: ${violation}`)];
}

/** Loads pages in parallel and returns everything that hostile texts could have done there. */
async function harmOnAll(
  context: BrowserContext,
  addresses: string[],
  look?: (page: Page, address: string) => Promise<void>,
): Promise<string[]> {
  await context.addInitScript(() => {
    const violations: string[] = [];
    Reflect.set(window, 'violations', violations);
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  const left = [...addresses];
  const harm: string[] = [];
  const visitNext = async () => {
    const page = await context.newPage();
    for (let next = left.pop(); next; next = left.pop()) {
      harm.push(...(await harmOf(page, next)));
      await look?.(page, next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitNext));
  return harm;
}

test.describe('hostile texts in every field of a public page', () => {
  test.describe.configure({ mode: 'serial' });
  // More visits per minute than the rate limit of one visitor.
  test.use({ expectedErrors: [/status of 429 .*\/api\/visits/] });

  test.afterAll(async ({ service: database }) => {
    for (const kind of allKinds)
      await database.from(kind).delete().like('slug', slugOf(0).replace(/0$/, '%'));
  });

  for (const kind of allKinds) {
    test(`${kind}: no script runs and the CSP is not violated @xss`, async ({
      context,
      service: database,
      request,
    }) => {
      test.setTimeout(180_000);
      const { row, folder } = kinds[kind];
      const rows = xssStrings.map((hostile, nth) => row(hostile, nth));
      const { data } = await database
        .from(kind)
        // Each kind has its own row type, which TypeScript cannot infer from the table name.
        .insert(rows as never)
        .select('*')
        .throwOnError();
      if (kind === 'cases') await publishCases(database, data?.map(({ id }) => id) ?? []);
      const record = { ...data?.[0], state: 'published' };
      const refreshed = await request.post('/api/revalidate', {
        headers: bearer,
        data: { type: 'INSERT', table: kind, record, old_record: null },
      });
      expect(refreshed.status()).toBe(200);

      const addresses = [folder, ...xssStrings.map((_, nth) => `${folder}/${slugOf(nth)}`)];
      expect(await harmOnAll(context, addresses)).toEqual([]);
    });
  }
});

test.describe('hostile texts stored by visitors and staff', () => {
  const all = xssStrings.join('\n');
  const emailOf = (nth: number) => `hostile-${nth}@visitor.example`;
  const person = (hostile: string, nth: number) => ({
    firstname: nameText(hostile, 100),
    lastname: nameText(hostile, 100),
    email: emailOf(nth),
    phone: text(hostile, 40),
  });

  test.afterAll(async ({ service: database }) => {
    for (const table of [
      'consultation_bookings',
      'clients',
      'job_applications',
      'enquiries',
      'webinar_registrations',
      'enrolments',
      'blog_subscriptions',
    ] as const) {
      await database.from(table).delete().like('email', emailOf(0).replace('0', '%'));
    }
    await database.from('tasks').delete().like('title', '%alert%');
    await database.from('companies').delete().like('name', '%alert%');
  });

  test('run no script on staff screens and violate no CSP @xss', async ({
    context,
    request,
    service: database,
    signInAs,
  }) => {
    test.setTimeout(180_000);
    const idOf = async (table: 'courses' | 'jobs' | 'webinars', slug: string) =>
      (await database.from(table).select('id').eq('slug', slug).single().throwOnError()).data.id;
    const course = await idOf('courses', 'automation-fundamentals');
    const job = await idOf('jobs', 'automation-engineer');
    const webinar = await idOf('webinars', 'exception-queues-that-shrink');
    const firstDay = addDays(startOfDay(new Date()), 1);
    const hoursAfter = (nth: number) => 24 * Math.floor(nth / 8) + 14 + (nth % 8);
    const { data: leader } = await database
      .from('user_profiles')
      .select('id')
      .eq('email', people.leader)
      .single()
      .throwOnError();

    const insert = async <
      Table extends 'clients' | 'companies' | 'consultation_bookings' | 'enquiries' | 'tasks',
    >(
      table: Table,
      row: (hostile: string, nth: number) => Insert<Table>,
    ) => {
      const rows = xssStrings.map(row);
      const { data } = await database
        .from(table)
        // As above.
        .insert(rows as never)
        .select('id')
        .throwOnError();
      return (
        z
          .array(z.object({ id: z.string() }))
          .min(1)
          .parse(data)[0]?.id ?? ''
      );
    };
    const company = await insert('companies', (hostile) => ({
      name: text(hostile, 160),
      website: hostile,
      industry: text(hostile, 80),
      notes: all,
    }));
    const client = await insert('clients', (hostile, nth) => ({
      ...person(hostile, nth),
      jobtitle: text(hostile, 120),
      source: text(hostile, 80),
      tags: [text(hostile, 40)],
      company_id: company,
    }));
    const booking = await insert('consultation_bookings', (hostile, nth) => ({
      ...person(hostile, nth),
      company: text(hostile, 160),
      meetingtype: text(hostile, 80),
      preferreddate: addHours(firstDay, hoursAfter(nth)).toISOString(),
      ends_at: addHours(firstDay, hoursAfter(nth) + 0.5).toISOString(),
      // No seeded booking has it.
      seat: 9,
      projectdescription: all,
      private_notes: all,
      client_id: client,
    }));
    const enquiry = await insert('enquiries', (hostile, nth) => ({
      name: `${nameText(hostile, 100)} Asker`,
      email: emailOf(nth),
      company: text(hostile, 160),
      message: all,
    }));
    const task = await insert('tasks', (hostile, nth) => ({
      title: text(hostile, 200),
      description: all,
      created_by: leader.id,
      assigned_to: leader.id,
      due_date: `2031-03-0${(nth % 7) + 1}T15:00:00Z`,
    }));
    await database
      .from('task_comments')
      .insert({ task_id: task, author_id: leader.id, body: all })
      .throwOnError();
    await database
      .from('client_notes')
      .insert({ client_id: client, author_id: leader.id, body: all })
      .throwOnError();
    const { data: applications } = await database
      .from('job_applications')
      .insert(
        xssStrings.map((hostile, nth) => ({
          ...person(hostile, nth),
          job_id: job,
          link: hostile,
          message: all,
          cv_path: `hostile/${nth}.pdf`,
          cv_name: text(hostile, 200),
        })),
      )
      .select('id')
      .throwOnError();
    await database
      .from('webinar_registrations')
      .insert(
        xssStrings.map((hostile, nth) => ({
          firstname: nameText(hostile, 100),
          lastname: nameText(hostile, 100),
          email: emailOf(nth),
          company: text(hostile, 160),
          jobtitle: text(hostile, 120),
          webinarid: webinar,
          webinartitle: hostile,
        })),
      )
      .throwOnError();
    await database
      .from('enrolments')
      .insert(
        xssStrings.map((hostile, nth) => ({
          name: nameText(hostile, 160),
          email: emailOf(nth),
          course_id: course,
        })),
      )
      .throwOnError();
    // One of them completes the course and reviews it.
    const { data: lessons } = await database
      .from('course_lessons')
      .select('id')
      .eq('course_id', course)
      .throwOnError();
    const { data: student } = await database
      .from('enrolments')
      .select('id')
      .eq('email', emailOf(0))
      .single()
      .throwOnError();
    await database
      .from('lesson_progress')
      .insert(
        lessons.map(({ id }) => ({
          enrolment_id: student.id,
          lesson_id: id,
          opened_at: '2026-01-01T00:00:00Z',
          chosen: [0],
          is_right: false,
          answered_at: new Date().toISOString(),
          done_at: new Date().toISOString(),
        })),
      )
      .throwOnError();
    await database
      .from('enrolments')
      .update({
        rating: 5,
        rated_at: new Date().toISOString(),
        review: text(all, 2000),
        review_state: 'published',
      })
      .eq('id', student.id)
      .throwOnError();

    const { data: webhook } = await database
      .from('outbox')
      .select('id')
      .eq('record_id', booking)
      .eq('channel', 'webhook')
      .limit(1)
      .single()
      .throwOnError();

    // The action that publishes a review revalidates the page of its course.
    const refreshed = await request.post('/api/revalidate', {
      headers: bearer,
      data: { table: 'courses', slug: 'automation-fundamentals' },
    });
    expect(refreshed.status()).toBe(200);
    const coursePage = contentPath('courses', 'automation-fundamentals');
    await expect.poll(async () => (await request.get(coursePage)).text()).toContain('alert(');

    await signInAs('leader', context);
    const { admin } = paths;
    const screens = [
      admin.dashboard,
      `${admin.bookings}?q=alert`,
      bookingPath(booking),
      admin.calendar,
      `${admin.clients}?q=alert`,
      clientPath(client),
      `${admin.companies}?q=alert`,
      companyPath(company),
      `${admin.tasks}?q=alert`,
      `${admin.tasks}?q=alert&view=board`,
      taskPath('admin', task),
      enquiryPath(enquiry),
      `${editorTabPath('jobs', job, 'applicants')}?open=${applications[0]?.id}`,
      editorTabPath('webinars', webinar, 'registrations'),
      admin.academy,
      `${admin.academy}?open=${student.id}`,
      coursePage,
      `${admin.automations}?open=${webhook.id}`,
      admin.audit,
      historyPath('clients', client),
    ];
    // Waits for the texts, because otherwise the test would check nothing.
    const harm = await harmOnAll(context, screens, (page, address) =>
      expect(page.getByText('alert(').first(), address).toBeAttached(),
    );
    expect(harm).toEqual([]);
  });
});
