import type { APIRequestContext, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { addDays, addMinutes } from 'date-fns';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { notices } from '../../lib/notices.ts';
import { contentPath } from '../../lib/paths/site.ts';
import { editorTabPath, liveDeskPath, webinarStepPath } from '../../lib/paths/staff.ts';
import { expect, test } from '../support/fixtures.ts';
import { bearer } from '../support/test-environment.ts';

const ROOM = 'https://meet.techlink.example/under-test';

// Page transitions apply only within the site; the room is on another one.
test.use({ expectedErrors: [/ViewTransition opt-in disabled/] });

type Service = SupabaseClient<Database>;

async function newWebinar(
  service: Service,
  fields: { capacity?: number; starts_at?: string } = {},
) {
  const { data } = await service
    .from('webinars')
    .insert({
      slug: `test-${crypto.randomUUID()}`,
      title: 'Queues on their journey',
      description: 'A webinar that a test has made.',
      starts_at: addDays(new Date(), 3).toISOString(),
      presenter: 'Kim Guestwell',
      state: 'published',
      ...fields,
    })
    .select('id, slug')
    .single()
    .throwOnError();
  await service
    .from('webinar_rooms')
    .insert({ webinar_id: data.id, join_url: ROOM })
    .throwOnError();
  return { id: data.id, path: contentPath('webinars', data.slug) };
}

/** Moves the clock by moving the webinar, without notifications, like the server itself. */
async function begins(service: Service, id: string, at: Date) {
  await service
    .from('webinars')
    .update({ starts_at: at.toISOString() })
    .eq('id', id)
    .throwOnError();
}

/** Runs the jobs of the scheduler's minute. */
async function minute(request: APIRequestContext) {
  expect((await request.get('/api/cron/outbox', { headers: bearer })).status()).toBe(200);
}

async function register(page: Page, path: string, email: string, button = 'Register') {
  await page.goto(path);
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: button, exact: true }).click();
}

const linkIn = (text: string) => /\/webinars\/place\/[\w.-]+/.exec(text)?.[0] ?? '';

test('registered, full, waitlisted, offered, accepted, reminded, joined, recording, two emails, booked', async ({
  page,
  request,
  service,
  newestMail,
  openBrowser,
  signInAs,
  expectAccessible,
}) => {
  test.slow();
  const word = crypto.randomUUID();
  const [first, second] = [`first-${word}@visitor.example`, `second-${word}@visitor.example`];
  const webinar = await newWebinar(service, { capacity: 1 });
  await page.route(`${ROOM}**`, (route) => route.fulfill({ body: 'The room' }));

  await register(page, webinar.path, first);
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeFocused();
  const confirmation = await newestMail(first, /^You are registered/);
  expect(JSON.stringify(confirmation)).not.toContain('meet.techlink.example');

  await expect(async () => {
    await page.goto(webinar.path);
    await expect(page.getByText('Every place is taken')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await register(page, webinar.path, second, 'Join the waiting list');
  await expect(page.getByRole('heading', { name: 'You are on the waiting list' })).toBeFocused();
  await expect(page.getByText('You are number 1.')).toBeVisible();

  const waits = await (await openBrowser()).newPage();
  await waits.route(`${ROOM}**`, (route) => route.fulfill({ body: 'The room' }));
  const link = linkIn((await newestMail(second, /waiting list/)).text);
  await waits.goto(link);
  await expect(waits.getByText('you are number 1 on the waiting list')).toBeVisible();
  await expectAccessible(waits);

  await page.goto(linkIn(confirmation.text));
  await page.getByText('Give the place back…').click();
  await page.getByRole('button', { name: 'Yes, give it back' }).click();
  await expect(page.getByText(notices.placeGivenBack)).toBeVisible();

  const offer = await newestMail(second, /^A place is available for you/);
  expect(linkIn(offer.text)).toBe(link);
  await waits.goto(link);
  await expect(waits.getByText('we are holding a place for you until')).toBeVisible();
  await waits.getByRole('button', { name: 'Take the place' }).click();
  await expect(waits.getByText(notices.webinarTaken)).toBeVisible();
  await expect(waits.getByText('The button to join appears here')).toBeVisible();

  await waits.getByLabel('Your question').fill('Who owns the queue?');
  await waits.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(waits.getByText(notices.webinarAsked)).toBeVisible();
  await expect(waits.getByText('Who owns the queue?')).toBeVisible();
  await expectAccessible(waits);

  // Another registrant, who will not attend, and who votes without JavaScript.
  await service.from('webinars').update({ capacity: 2 }).eq('id', webinar.id).throwOnError();
  const third = `third-${word}@visitor.example`;
  await register(page, webinar.path, third, 'Join the waiting list');
  await expect(page.getByText(notices.webinarRegistered)).toBeVisible();
  const plain = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await plain.goto(linkIn((await newestMail(third, /^You are registered/)).text));
  await plain.getByRole('button', { name: 'Vote for: Who owns the queue?' }).click();
  await expect(plain.getByText(notices.webinarVoted)).toBeVisible();

  await service
    .from('webinar_registrations')
    .update({ registrationdate: addDays(new Date(), -9).toISOString() })
    .eq('webinarid', webinar.id)
    .throwOnError();
  await begins(service, webinar.id, addMinutes(new Date(), 50));
  await minute(request);
  await newestMail(second, /^Within the hour/);
  await newestMail(third, /^Within the hour/);

  await begins(service, webinar.id, addMinutes(new Date(), 5));
  await signInAs('leader');
  await page.goto(liveDeskPath(webinar.id));
  await expect(page.getByText('Who owns the queue?')).toBeVisible();
  await page.getByRole('button', { name: 'It has started', exact: true }).click();
  await expect(page.getByText(notices.webinarBegunSaid)).toBeVisible();
  await expect(async () => {
    await plain.goto(webinar.path);
    await expect(plain.getByText('On air since')).toBeVisible({ timeout: 1000 });
  }).toPass();

  await waits.goto(link);
  expect(await waits.content()).not.toContain('meet.techlink.example');
  await waits.getByRole('button', { name: 'Join the webinar' }).click();
  await expect(waits.getByText('The room')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('1 of 2', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Answered: Who owns the queue?' }).click();
  await expect(page.getByText(notices.questionAnswered)).toBeVisible();
  await expectAccessible(page);

  await begins(service, webinar.id, addDays(new Date(), -1));
  await service
    .from('webinars')
    .update({
      recording_url: `${webinar.path}/recording`,
      chapters: [
        { minute: 0, title: 'Who owns it', points: ['One owner'], said: 'The **owner**.' },
      ],
    })
    .eq('id', webinar.id)
    .throwOnError();
  await minute(request);
  const attended = await newestMail(second, /^The recording/);
  const missed = await newestMail(third, /^You missed it/);
  // A registration has a separate link from that of the waitlist.
  const own = linkIn(attended.text);
  for (const { text } of [attended, missed]) expect(text).toContain('/services/');
  expect((await newestMail(first)).subject).toMatch(/^You are registered/);

  await waits.clock.install();
  await waits.goto(own);
  await expect(waits.getByText('this webinar is over')).toBeVisible();
  await expect(waits.getByRole('heading', { name: 'Who owns it' })).toBeVisible();
  await waits.clock.runFor(61_000);
  await expect(async () => {
    const { data } = await service
      .from('webinar_registrations')
      .select('watched_at')
      .eq('webinarid', webinar.id)
      .eq('email', second)
      .single()
      .throwOnError();
    expect(data.watched_at).not.toBeNull();
  }).toPass();

  await service
    .from('consultation_bookings')
    .insert({
      firstname: 'Grace',
      lastname: 'Hopper',
      email: second,
      preferreddate: '2044-05-03T15:00:00Z',
      ends_at: '2044-05-03T15:30:00Z',
      idempotency_key: crypto.randomUUID(),
    })
    .throwOnError();
  await page.goto(editorTabPath('webinars', webinar.id, 'registrations'));
  const funnel = page.getByRole('list', { name: 'From the registration to a booking' });
  await expect(funnel).toContainText(/Registered2.*Reminded2.*Attended1.*Watched.*1.*Booked.*1/);
  await funnel.getByRole('link', { name: /^Booked/ }).click();
  await expect(page).toHaveURL(webinarStepPath(webinar.id, 'booked'));
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByText(second)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('joining takes a click, and only the response contains the room', async ({
    page,
    service,
    newestMail,
  }) => {
    const email = `${crypto.randomUUID()}@visitor.example`;
    const webinar = await newWebinar(service);
    await page.route(`${ROOM}**`, (route) => route.fulfill({ body: 'The room' }));
    await register(page, webinar.path, email);
    const link = linkIn((await newestMail(email, /^You are registered/)).text);
    await begins(service, webinar.id, addMinutes(new Date(), 9));
    await page.goto(link);
    expect(await page.content()).not.toContain('meet.techlink.example');
    const joined = () =>
      service
        .from('webinar_registrations')
        .select('joined_at')
        .eq('email', email)
        .single()
        .throwOnError();
    expect((await joined()).data.joined_at).toBeNull();
    await page.getByRole('button', { name: 'Join the webinar' }).click();
    await expect(page.getByText('The room')).toBeVisible();
    expect((await joined()).data.joined_at).not.toBeNull();
  });
});

test('a forged link, or a link of a removed person, is not found', async ({
  page,
  service,
  newestMail,
}) => {
  const email = `${crypto.randomUUID()}@visitor.example`;
  const webinar = await newWebinar(service);
  await register(page, webinar.path, email);
  const link = linkIn((await newestMail(email, /^You are registered/)).text);
  expect((await page.request.get(link)).status()).toBe(200);
  expect((await page.request.get(`${link}x`)).status()).toBe(404);
  await service.from('webinar_registrations').delete().eq('email', email).throwOnError();
  expect((await page.request.get(link)).status()).toBe(404);
});

test('cancelling a webinar notifies all registrants, and its page keeps the reason', {
  tag: '@night',
}, async ({ page, service, newestMail, signInAs, expectAccessible }) => {
  const email = `${crypto.randomUUID()}@visitor.example`;
  const webinar = await newWebinar(service);
  await register(page, webinar.path, email);
  const link = linkIn((await newestMail(email, /^You are registered/)).text);
  await signInAs('leader');
  await page.goto(liveDeskPath(webinar.id));
  await page.getByRole('button', { name: 'Cancel it…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this webinar?' });
  await dialog.getByLabel('Reason').fill('The presenter is ill.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel and notify 1' }).click();
  await expect(page.getByText(notices.webinarCancelledTold)).toBeVisible();
  expect((await newestMail(email, /has been cancelled/)).text).toContain('The presenter is ill.');
  await page.goto(link);
  await expect(page.getByText('The reason: The presenter is ill.')).toBeVisible();
  await expect(async () => {
    await page.goto(webinar.path);
    await expect(page.getByText('The presenter is ill.')).toBeVisible({ timeout: 1000 });
  }).toPass();
});
