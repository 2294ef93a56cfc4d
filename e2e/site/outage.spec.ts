import { type NoticeKey, notices } from '../../lib/notices.ts';
import { contentPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { postForm, readForm } from '../support/form-post.ts';
import { type SiteCopy, startSiteCopy } from '../support/site-copy.ts';
import { sitemapPaths } from '../support/sitemap.ts';

const AT_ONCE = 8;

// A form in the browser requests slots, which are not available.
test.use({ expectedErrors: [/status of 503/] });

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let site: SiteCopy;
let pages: string[];

test.beforeAll(async () => {
  site = await startSiteCopy();
  await site.restartADayLater();
  pages = await sitemapPaths(site.url);
});

test.afterAll(() => site.stop());

type Answer = { path: string; status: number; state: string | null; policy: string; h1: string };

async function visit(path: string): Promise<Answer> {
  const response = await fetch(site.url + path);
  return {
    path,
    status: response.status,
    state: response.headers.get('x-nextjs-cache'),
    policy: response.headers.get('content-security-policy') ?? '',
    h1: /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text())?.[1] ?? '',
  };
}

async function visitAll(): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < pages.length; from += AT_ONCE) {
    answers.push(...(await Promise.all(pages.slice(from, from + AT_ONCE).map(visit))));
  }
  return answers;
}

const contents = (answers: Answer[]) =>
  answers.map(({ path, status, h1 }) => ({ path, status, h1 }));

let lastGood: Answer[];

test('a stale page is served immediately with its policy, and rendered again @outage', async () => {
  expect(pages).toEqual(
    expect.arrayContaining([
      paths.home,
      paths.services,
      paths.booking,
      paths.blog,
      paths.webinars,
      paths.academy,
      paths.careers,
    ]),
  );
  lastGood = await visitAll();
  // Other tests publish concurrently, and every server renders those pages again immediately.
  expect(lastGood.filter(({ state }) => state === 'STALE').length).toBeGreaterThan(
    pages.length * 0.8,
  );
  for (const { path, status, state, policy, h1 } of lastGood) {
    expect({ path, status }).toEqual({ path, status: 200 });
    expect(['STALE', 'HIT'], path).toContain(state);
    expect(policy, path).toMatch(/script-src 'self' 'sha256-/);
    expect(h1, path).not.toBe('');
  }
  await expect
    .poll(async () => (await visitAll()).filter(({ state }) => state !== 'HIT'), {
      timeout: 60_000,
    })
    .toEqual([]);
});

test.describe('a page that was never rendered', () => {
  test.use({ expectedErrors: [/status of (503|404)|React error #441/] });

  test('shows an error and retries @outage', async ({ page, expectAccessible }) => {
    site.breakRequests('/rest/v1/webinars');
    const answer = await page.goto(site.url + contentPath('webinars', 'never-seen-before'));
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['retry-after']).toBe('30');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('This page could not be shown');
    await expect(main.getByText(/^Reference /)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tech Link, home' })).toBeVisible();
    await expectAccessible(page);
    site.breakRequests(null);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  });
});

test.describe('in the staff area', () => {
  // Scripts were built with the database URL, which the policy of the copy does not include.
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('a leader sees that the bookings failed to load, and loads them by retrying @outage', async ({
    page,
    signInAs,
  }) => {
    await signInAs('leader');
    site.breakRequests('/rest/v1/consultation_bookings');
    await page.goto(site.url + paths.admin.bookings);
    await expect(page.getByText(notices.bookingsFailed)).toBeVisible();
    await expect(page.getByRole('table')).toBeHidden();
    site.breakRequests(null);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText(notices.bookingsFailed)).toBeHidden();
  });
});

const person = {
  firstName: 'Grace',
  lastName: 'Hopper',
  name: 'Grace Hopper',
  email: 'grace@visitor.example',
  phone: '+1 212 555 0199',
  company: 'Harbor Compilers',
  message: 'Can you connect our shop to our stock?',
};

async function freeSlot() {
  const { days }: { days: { date: string; free: string[] }[] } = await (
    await fetch(site.url + paths.slots)
  ).json();
  const day = days.findLast(({ free }) => free.length > 0);
  return { date: day?.date ?? '', time: day?.free[0] ?? '' };
}

async function send(path: string, field: string, values: Record<string, string>, address: string) {
  const url = site.url + path;
  const form = readForm(url, await (await fetch(url)).text(), field);
  return postForm(form, values, { address });
}

let slot: { date: string; time: string };

test('a page made stale by a booking is still served without the database @outage', async ({
  address,
}) => {
  slot = await freeSlot();
  const booked = await send(paths.booking, 'firstName', { ...person, ...slot }, address);
  expect(booked.html).toContain('Booking Confirmed!');
  site.cutDatabase();
  const good = lastGood.find(({ path }) => path === paths.booking);
  // If another test books at that moment, the page was rendered again just before the outage.
  expect(await visit(paths.booking)).toMatchObject({
    status: 200,
    state: expect.stringMatching(/STALE|HIT/),
    h1: good?.h1,
  });
  // After a failed render the old page counts as fresh for a while.
  await expect
    .poll(() => visit(paths.booking), { timeout: 30_000 })
    .toMatchObject({ state: 'HIT', h1: good?.h1 });
});

test('without the database, and after a restart a day later, every page is unchanged @outage', async () => {
  expect(contents(await visitAll())).toEqual(contents(lastGood));
  await site.restartADayLater();
  const old = await visitAll();
  expect(contents(old)).toEqual(contents(lastGood));
  expect(old.filter(({ state }) => state !== 'STALE')).toEqual([]);
  expect(contents(await visitAll())).toEqual(contents(lastGood));
});

test.describe('the courses', () => {
  test.use({ expectedErrors: [/status of 50[03]|React error #441/] });

  test('report the outage where a filter or a course was never rendered', async ({
    page,
    openBrowser,
    expectAccessible,
  }) => {
    const plain = await (await openBrowser({ javaScriptEnabled: false })).newPage();
    await plain.goto(`${site.url}${paths.academy}?q=sql`);
    await expect(plain.getByRole('alert')).toContainText(notices.coursesFailed);

    await page.goto(site.url + contentPath('courses', 'never-seen-before'));
    await expect(page.getByRole('main').getByRole('alert')).toContainText(notices.coursesFailed);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Try again' }).click();
    const heading = page.getByRole('heading', { name: 'Automation Fundamentals' });
    await expect(page.getByRole('article').filter({ has: heading })).toBeVisible();
  });
});

const forms: { path: string; field: string; notice: NoticeKey; kept: (keyof typeof person)[] }[] = [
  {
    path: paths.booking,
    field: 'firstName',
    notice: 'bookingFailed',
    kept: ['firstName', 'lastName', 'email', 'phone', 'company'],
  },
  {
    path: paths.contact,
    field: 'message',
    notice: 'enquiryFailed',
    kept: ['name', 'email', 'company'],
  },
  {
    path: contentPath('webinars', 'exception-queues-that-shrink'),
    field: 'firstName',
    notice: 'webinarRegistrationFailed',
    kept: ['firstName', 'lastName', 'email'],
  },
  {
    path: contentPath('courses', 'automation-fundamentals'),
    field: 'name',
    notice: 'enrolmentFailed',
    kept: ['name', 'email'],
  },
  { path: paths.blog, field: 'email', notice: 'blogSubscriptionFailed', kept: ['email'] },
];

for (const { path, field, notice, kept } of forms) {
  test(`the form of ${path} reports the outage and keeps its input, without JavaScript @outage`, async ({
    address,
  }) => {
    const { status, html } = await send(path, field, { ...person, ...slot }, address);
    expect(status).toBe(200);
    expect(html).toContain(notices[notice]);
    for (const name of kept) expect(html).toContain(`value="${person[name]}"`);
    if (field === 'message') expect(html).toContain(`>${person.message}</textarea>`);
  });
}

test('the booking form reports the outage and keeps its input @outage', async ({ page }) => {
  await page.goto(site.url + paths.booking);
  const firstOpen = (name: string) =>
    page.locator(`label:has(input[name="${name}"]:enabled)`).locator('visible=true').first();
  await firstOpen('date').click();
  // The times of a day replace those of any day once it is selected; early ones may then be closed.
  await expect(page.getByRole('group', { name: /^Time on/ })).toBeVisible();
  await firstOpen('time').click();
  const fields = {
    'First name': person.firstName,
    Email: person.email,
    Phone: person.phone,
    Company: person.company,
  };
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Book consultation' }).click();
  await expect(page.getByText(notices.bookingFailed)).toBeVisible();
  for (const [label, value] of Object.entries(fields)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
});
