import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { addDays, addMinutes } from 'date-fns';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { businessClock, formattedMoment } from '../../lib/core/time/business-time.ts';
import { clockIn } from '../../lib/core/time/clock.ts';
import { visitorTime } from '../../lib/core/time/visitor-time.ts';
import { notices } from '../../lib/notices.ts';
import { contentPath, webinarCalendarPath, webinarRecordingPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { sessionDate, sessionTime } from '../../lib/webinars/rules.ts';
import { test as base, expect } from '../support/fixtures.ts';

const SEEDED = contentPath('webinars', 'exception-queues-that-shrink');
const RECORDED = contentPath('webinars', 'reading-invoices-per-field');

type Fields = Partial<Database['public']['Tables']['webinars']['Insert']>;

const test = base.extend<{
  visitorEmail: string;
  /** A published webinar that only this test uses, three days from now. */
  newWebinar: (
    fields?: Fields,
  ) => Promise<{ id: string; path: string; slug: string; startsAt: Date }>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  visitorEmail: async ({}, use) => use(`${crypto.randomUUID()}@visitor.example`),

  newWebinar: async ({ service }, use) => {
    await use(async (fields = {}) => {
      const { data } = await service
        .from('webinars')
        .insert({
          slug: `test-${crypto.randomUUID()}`,
          title: 'Queues under test',
          description: 'A webinar that a test has made.',
          starts_at: addDays(new Date(), 3).toISOString(),
          presenter: 'Kim Guestwell',
          state: 'published',
          ...fields,
        })
        .select('id, slug, starts_at')
        .single()
        .throwOnError();
      const path = contentPath('webinars', data.slug);
      return { id: data.id, slug: data.slug, path, startsAt: new Date(data.starts_at) };
    });
  },
});

const register = (page: Page) => page.getByRole('button', { name: 'Register', exact: true });
const succeeded = (page: Page) => page.getByRole('heading', { name: 'Registration Successful!' });

async function fillForm(page: Page, email: string) {
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Email').fill(email);
}

async function expectEmptyForm(page: Page) {
  await expect(register(page)).toBeVisible();
  for (const field of ['First name', 'Last name', 'Email', 'Company', 'Job title']) {
    await expect(page.getByLabel(field)).toHaveValue('');
  }
}

async function registrations(service: SupabaseClient<Database>, webinarId: string) {
  const { data } = await service
    .from('webinar_registrations')
    .select(
      'firstname, lastname, email, company, jobtitle, webinarid, webinartitle, registrationdate',
    )
    .eq('webinarid', webinarId)
    .throwOnError();
  return data;
}

test('the list shows every field, and Register Now opens the form and returns to the list', async ({
  page,
  service,
}) => {
  const { data: webinar } = await service
    .from('webinars')
    .select('*')
    .eq('slug', 'exception-queues-that-shrink')
    .single()
    .throwOnError();
  await page.goto(paths.webinars);
  const card = page.getByRole('article', { name: webinar.title });
  for (const text of [
    webinar.description,
    sessionDate(new Date(webinar.starts_at)),
    sessionTime(new Date(webinar.starts_at)),
    'New York time',
    `${webinar.duration_minutes} minutes`,
    webinar.presenter,
    webinar.tags.join(' / '),
  ]) {
    await expect(card.getByText(text, { exact: false }).first()).toBeVisible();
  }
  expect(webinar.registered_count).toBeLessThan(10);
  await expect(card.getByText('registered')).toHaveCount(0);
  await expect(card.locator('svg').first()).toBeVisible();

  await card.getByRole('link', { name: 'Register Now', exact: true }).click();
  await expect(page).toHaveURL(SEEDED);
  await expect(register(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to all webinars' }).click();
  await expect(page).toHaveURL(paths.webinars);

  const past = page.getByRole('article', { name: 'Reading invoices, field by field' });
  await expect(past.getByRole('link', { name: 'Watch Recording', exact: true })).toBeVisible();
  await expect(past.getByText(/^Highlights, \d minutes?, no sound$/)).toBeVisible();
  await expect(past.getByRole('link', { name: 'Download Slides', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a private webinar' })).toHaveAttribute(
    'href',
    `${paths.booking}?about=private-webinar`,
  );
});

test.describe('in Tokyo @clock-changes', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a visitor registers: stored as specified, confirmed, and emailed a calendar file and the joining link', async ({
    page,
    service,
    newWebinar,
    newestMail,
    visitorEmail,
    request,
    expectAccessible,
  }) => {
    test.slow();
    const webinar = await newWebinar({ capacity: 20 });
    const joinUrl = `https://meet.techlink.example/${crypto.randomUUID()}`;
    await service
      .from('webinar_rooms')
      .insert({ webinar_id: webinar.id, join_url: joinUrl })
      .throwOnError();
    await page.goto(webinar.path);
    const tokyo = clockIn('Asia/Tokyo', webinar.startsAt);
    const ownTime = visitorTime(tokyo, 'Asia/Tokyo', businessClock(webinar.startsAt)) ?? '';
    await expect(page.getByText(ownTime).first()).toBeVisible();
    await expect(page.getByText('Places left')).toBeHidden();
    await expect(page.getByRole('article').first().getByText('Attendees')).toBeHidden();

    await fillForm(page, visitorEmail);
    await page.getByLabel('Job title').fill('Rear admiral');
    await register(page).dblclick();
    await expect(succeeded(page)).toBeFocused();
    await expect(page.getByText(notices.webinarRegistered)).toBeVisible();
    await expectAccessible(page);

    expect(await registrations(service, webinar.id)).toEqual([
      {
        firstname: 'Grace',
        lastname: 'Hopper',
        email: visitorEmail,
        company: null,
        jobtitle: 'Rear admiral',
        webinarid: webinar.id,
        webinartitle: 'Queues under test',
        registrationdate: expect.any(String),
      },
    ]);
    const mail = await newestMail(visitorEmail);
    expect(mail.subject).toBe('You are registered: Queues under test');
    for (const text of [
      formattedMoment(webinar.startsAt),
      ownTime,
      '/webinars/place/',
      webinar.path,
    ]) {
      expect(mail.text).toContain(text);
    }
    const file = mail.attachments[0]?.content.replaceAll(/\r?\n /g, '') ?? '';
    const stamp = webinar.startsAt.toISOString().replace(/[-:]|\.\d{3}/g, '');
    expect(file).toContain(`DTSTART:${stamp}`);
    // The button on the private page opens the room.
    expect(mail.text + file).not.toContain(joinUrl);

    const publicFile = await (await request.get(webinarCalendarPath(webinar.slug))).text();
    expect(publicFile).toContain(`UID:${webinar.id}@techlink.example`);
    expect(publicFile + (await (await request.get(webinar.path)).text())).not.toContain(joinUrl);

    await expect(page.getByRole('link', { name: 'See all webinars' })).toHaveAttribute(
      'href',
      paths.webinars,
    );
    await page.getByRole('button', { name: 'Register for Another Webinar' }).click();
    await expect(page).toHaveURL(webinar.path);
    await expectEmptyForm(page);
    await expect(page.getByRole('heading', { name: 'Register for this webinar' })).toBeFocused();
    await fillForm(page, `second-${visitorEmail}`);
    await register(page).click();
    await expect(succeeded(page)).toBeFocused();
    expect(await registrations(service, webinar.id)).toHaveLength(2);
  });
});

/** Returns the path of the private page in an email. */
function linkInMail(text: string): string {
  return /\/webinars\/place\/[\w.-]+/.exec(text)?.[0] ?? '';
}

test.describe('a registrant', () => {
  test('gives up the seat with the button only, and takes it again', { tag: '@night' }, async ({
    page,
    newWebinar,
    newestMail,
    visitorEmail,
    openBrowser,
  }) => {
    const webinar = await newWebinar({ capacity: 1 });
    await page.goto(webinar.path);
    await fillForm(page, visitorEmail);
    await register(page).click();
    await expect(succeeded(page)).toBeVisible();
    const mail = await newestMail(visitorEmail);
    const link = linkInMail(mail.text);

    // A mail scanner opens it first.
    const plain = await (await openBrowser({ javaScriptEnabled: false })).newPage();
    await plain.goto(link);
    await expect(plain.getByText('Grace, you have a place.')).toBeVisible();
    await page.goto(webinar.path);
    await expect(page.getByRole('heading', { name: 'Join the waiting list' })).toBeVisible();

    await plain.getByText('Give the place back…').click();
    await plain.getByRole('button', { name: 'Yes, give it back' }).click();
    await expect(plain.getByText('You gave this place back on')).toBeVisible();
    await expect(plain.getByText(notices.placeGivenBack)).toBeInViewport();
    await page.goto(link);
    await expect(page.getByText('You gave this place back on')).toBeVisible();
    await expect(page.getByText('Give the place back…')).toHaveCount(0);

    await expect(async () => {
      await page.goto(webinar.path);
      await expect(register(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await fillForm(page, visitorEmail);
    await register(page).click();
    await expect(succeeded(page)).toBeVisible();
    await expect(async () => {
      expect(linkInMail((await newestMail(visitorEmail)).text)).not.toBe(link);
    }).toPass();
    await page.goto(linkInMail((await newestMail(visitorEmail)).text));
    await page.getByText('Give the place back…').click();
    await page.getByRole('button', { name: 'Yes, give it back' }).click();
    await expect(page.locator(':focus')).toContainText(notices.placeGivenBack);
  });
});

test('a long line of code in the text of a webinar scrolls in its box, and the page keeps the width of the phone', async ({
  page,
  newWebinar,
}) => {
  const { path } = await newWebinar({
    body: `\`\`\`sql\nselect ${'status, '.repeat(20)}1;\n\`\`\``,
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const code = page.getByRole('figure', { name: 'Code' });
  expect(await code.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.describe('by the clock of the visitor', () => {
  test('a cached page closes its form when the webinar starts, and shows the recording after its end', async ({
    page,
    newWebinar,
  }) => {
    const webinar = await newWebinar({ slides_url: `${RECORDED}/slides` });
    await page.clock.install();
    await page.goto(webinar.path);
    await expect(register(page)).toBeVisible();
    await page.clock.setSystemTime(addMinutes(webinar.startsAt, 1));
    await page.clock.runFor(2000);
    await expect(page.getByText(notices.webinarClosed)).toBeVisible();
    await expect(register(page)).toBeHidden();
    await page.clock.setSystemTime(addMinutes(webinar.startsAt, 61));
    await page.clock.runFor(2000);
    const panel = page.getByRole('region', { name: 'Registration and recording' });
    await expect(panel.getByRole('link', { name: 'Download Slides' })).toBeVisible();
  });

  test('a webinar moves to the past ones when it ends, and the first list can be empty', async ({
    page,
    service,
  }) => {
    const { data } = await service
      .from('webinars')
      .select('title, starts_at')
      .eq('slug', 'exception-queues-that-shrink')
      .single()
      .throwOnError();
    const list = (name: string) => page.getByRole('region', { name });
    const card = { name: data.title };
    const startsAt = new Date(data.starts_at);
    await page.clock.setFixedTime(addMinutes(startsAt, 30));
    await page.goto(paths.webinars);
    const upcoming = list('Upcoming webinars').getByRole('article', card);
    await expect(upcoming.getByText('Running now')).toBeVisible();
    await page.clock.setFixedTime(addMinutes(startsAt, 61));
    await page.reload();
    await expect(list('Past webinars').getByRole('article', card)).toBeVisible();
    await expect(upcoming).toBeHidden();

    await page.clock.setFixedTime(addDays(startsAt, 4000));
    await page.reload();
    await expect(page.getByText('No webinar is planned at the moment')).toBeVisible();
  });
});

test.describe('without JavaScript @no-javascript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form with errors keeps its input, the corrected one registers, and another takes the last seat', async ({
    page,
    service,
    newWebinar,
    visitorEmail,
  }) => {
    const webinar = await newWebinar({ capacity: 2 });
    await page.goto(webinar.path);
    await fillForm(page, 'grace@');
    await register(page).click();
    await expect(page.getByText('Please enter a valid email address.').first()).toBeVisible();
    await expect(
      page.getByRole('alert').filter({ hasText: notices.formHasErrors }),
    ).toBeInViewport();
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await page.getByLabel('Email').fill(visitorEmail);
    await register(page).click();
    await expect(succeeded(page)).toBeVisible();
    expect(await registrations(service, webinar.id)).toHaveLength(1);

    await page.getByRole('button', { name: 'Register for Another Webinar' }).click();
    await expectEmptyForm(page);
    await fillForm(page, `last-${visitorEmail}`);
    await register(page).click();
    await expect(succeeded(page)).toBeVisible();
    await expect(async () => {
      await page.goto(webinar.path);
      await expect(page.getByText('Every place is taken')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(register(page)).toBeHidden();
  });
});

test('a recording can be read by chapter, and its slides are a PDF', async ({ page, request }) => {
  await page.goto(RECORDED);
  const slides = await page.getByRole('link', { name: 'Download Slides' }).getAttribute('href');
  await page.getByRole('link', { name: 'Watch Recording' }).click();
  await expect(page).toHaveURL(`${RECORDED}/recording`);
  await page
    .getByRole('navigation', { name: 'Slides of the live session' })
    .getByRole('link', { name: 'What an error costs' })
    .click();
  const chapter = page.getByRole('region', { name: 'What an error costs' });
  await expect(chapter).toBeInViewport();
  await expect(chapter.getByText('Minute 12')).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'The live session, slide by slide' })
      .getByText('it takes three weeks to get it back'),
  ).toBeVisible();

  const answer = await request.get(slides ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\n$/);
});

test('a video recording plays on its own page, with captions', async ({ page, newWebinar }) => {
  await page.route('**/recordings/*', (route) => route.fulfill({ body: 'WEBVTT\n' }));
  const webinar = await newWebinar({
    starts_at: addDays(new Date(), -3).toISOString(),
    recording_url: '/recordings/queues.mp4',
  });
  await page.goto(webinar.path);
  await page.getByRole('link', { name: 'Watch Recording' }).click();
  await expect(page).toHaveURL(webinarRecordingPath(webinar.slug));
  await expect(page.locator('video')).toHaveAttribute('src', '/recordings/queues.mp4');
  await expect(page.locator('track')).toHaveAttribute('src', '/recordings/queues.vtt');
});

test('a URL without a webinar is not found, and neither is a missing recording', async ({
  request,
  newWebinar,
}) => {
  const unrecorded = await newWebinar();
  const draft = await newWebinar({ state: 'draft' });
  for (const path of [`${unrecorded.path}/recording`, `${unrecorded.path}/slides`, draft.path]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('a list without webinars is accessible', async ({ page, expectAccessible }) => {
  // Playwright's clock would stop axe's own timers.
  await page.addInitScript((later) => {
    globalThis.Date = new Proxy(Date, {
      construct: (date, given) => Reflect.construct(date, given.length > 0 ? given : [later]),
      get: (date, name) => (name === 'now' ? () => later : Reflect.get(date, name)),
    });
  }, addDays(new Date(), 4000).getTime());
  await page.goto(paths.webinars);
  await expect(page.getByText('No webinar is planned at the moment')).toBeVisible();
  await expectAccessible(page);
});
