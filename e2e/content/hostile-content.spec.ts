import type { Page } from '@playwright/test';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { expect, test } from '../support/fixtures.ts';
import { bearer } from '../support/test-environment.ts';
import { xssStrings } from '../support/xss-strings.ts';

/** Pages that are open side by side. */
const AT_ONCE = 4;

type Insert<Table extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Table]['Insert'];

const published = { state: 'published', published_at: '2026-01-01T00:00:00Z' };
const slugOf = (nth: number) => `hostile-content-${nth}`;
const text = (hostile: string, limit: number) => hostile.slice(0, limit);
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
  instructor: text(hostile, 120),
  instructor_bio: hostile,
  duration: text(hostile, 60),
  outcomes: [hostile],
});

const webinar = (hostile: string, nth: number): Insert<'webinars'> => ({
  ...common(hostile, nth),
  description: hostile,
  body: body(hostile),
  starts_at: nth % 2 ? '2031-03-04T15:00:00Z' : '2025-03-04T15:00:00Z',
  presenter: text(hostile, 120),
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
  author_name: text(hostile, 120),
  author_role: text(hostile, 120),
  image_url: hostile,
  image_alt: hostile,
});

/** What writes itself into pages, and where each is shown. */
const kinds = {
  services: { row: service, folder: '/services' },
  courses: { row: course, folder: '/academy' },
  webinars: { row: webinar, folder: '/webinars' },
  jobs: { row: job, folder: '/careers' },
  blog_posts: { row: post, folder: '/blog' },
} as const;
type Kind = keyof typeof kinds;
const allKinds = Object.keys(kinds) as Kind[];

/** Loads a page and tells what a hostile text could have done there. */
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

test.describe('hostile texts in every field that a public page shows', () => {
  test.describe.configure({ mode: 'serial' });

  test.afterAll(async ({ service: database }) => {
    for (const kind of allKinds)
      await database.from(kind).delete().like('slug', slugOf(0).replace(/0$/, '%'));
  });

  for (const kind of allKinds) {
    test(`${kind}: nothing runs and the policy is not breached`, async ({
      context,
      service: database,
      request,
    }) => {
      test.setTimeout(180_000);
      const { row, folder } = kinds[kind];
      const rows = xssStrings.map((hostile, nth) => row(hostile, nth));
      const { data } = await database
        .from(kind)
        // Each kind has its own row type, which TypeScript does not follow through the table's name.
        .insert(rows as never)
        .select('*')
        .throwOnError();
      const record = data?.[0];
      const refreshed = await request.post('/api/revalidate', {
        headers: bearer,
        data: { type: 'INSERT', table: kind, record, old_record: null },
      });
      expect(refreshed.status()).toBe(200);

      await context.addInitScript(() => {
        const violations: string[] = [];
        Reflect.set(window, 'violations', violations);
        document.addEventListener('securitypolicyviolation', (event) =>
          violations.push(`${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      const addresses = [folder, ...xssStrings.map((_, nth) => `${folder}/${slugOf(nth)}`)];
      const harm: string[] = [];
      const visitNext = async () => {
        const page = await context.newPage();
        for (let next = addresses.pop(); next; next = addresses.pop()) {
          harm.push(...(await harmOf(page, next)));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, visitNext));
      expect(harm).toEqual([]);
    });
  }
});
