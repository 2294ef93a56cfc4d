import type { Page } from '@playwright/test';
import { subDays } from 'date-fns';
import { brand } from '../../lib/brand.ts';
import { notices, noticeText } from '../../lib/notices.ts';
import { clientPath, enquiryPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { bookingTest as test } from '../support/booking-form.ts';
import { expect, muteOthers } from '../support/fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';

const QUESTION = 'Can you read our delivery notes?\n\nHalf of them are handwritten.';

const send = (page: Page) => page.getByRole('button', { name: 'Send question' });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, Grace Hopper' });
const drawer = (page: Page) => page.getByRole('dialog');
const reply = (page: Page) => page.getByRole('region', { name: 'Reply by email' });

async function fill(page: Page, email: string) {
  await page.getByLabel('Your question').fill(QUESTION);
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await page.getByLabel('Email').fill(email);
}

async function expectKept(page: Page, email: string) {
  await expect(page.getByLabel('Your question')).toHaveValue(QUESTION);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Grace Hopper');
  await expect(page.getByLabel('Email')).toHaveValue(email);
}

test('a question sent without JavaScript is answered from the inbox, and appears on the timeline', async ({
  openBrowser,
  signInAs,
  service,
  newestMail,
  visitorEmail,
}) => {
  test.slow();
  const { data: contact } = await service
    .from('clients')
    .insert({ firstname: 'Grace', email: visitorEmail })
    .select('id')
    .single()
    .throwOnError();
  const visitor = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await visitor.goto(`${paths.contact}?about=plan-starter`);
  await fill(visitor, 'grace@');
  await send(visitor).click();
  await expect(visitor).toHaveURL(/#answer$/);
  await expect(visitor.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address.',
  );
  await expectKept(visitor, 'grace@');
  await expect(visitor.getByLabel('About: Starter plan')).toBeChecked();
  await visitor.getByLabel('Email').fill(visitorEmail);
  await send(visitor).click();
  await expect(thanks(visitor)).toBeInViewport();
  await expect(visitor.getByRole('main')).toContainText(`A person answers ${brand.replyPromise}`);
  await expect(visitor.getByRole('blockquote')).toHaveText(QUESTION);
  await expect(visitor.getByText('About: Starter plan')).toBeVisible();
  const copy = await newestMail(visitorEmail);
  expect(copy.subject).toBe('We have your question');
  expect(copy.text).not.toContain('Half of them are handwritten.');

  const office = await openBrowser();
  await muteOthers(office);
  await signInAs('leader', office);
  const desk = await office.newPage();
  // Asked two days ago, it is the first reply in the inbox, which may be collapsed.
  const { data: stored } = await service
    .from('enquiries')
    .update({ created_at: subDays(new Date(), 2).toISOString() })
    .eq('email', visitorEmail)
    .select('id')
    .single()
    .throwOnError();
  await desk.goto(paths.admin.dashboard);
  // Other tests submit questions under the same name.
  const name = /Grace Hopper\s*Question to answer/;
  const ownLink = desk.locator(`[href="${enquiryPath(stored.id)}"]`);
  await expect(desk.getByRole('link', { name, includeHidden: true }).and(ownLink)).toHaveCount(1);
  await desk.goto(`${paths.admin.enquiries}?awaiting=yes&q=${visitorEmail}`);
  await desk.getByRole('link', { name: 'Grace Hopper' }).click();
  await expect(desk).toHaveURL(new RegExp(`open=${stored.id}`));
  await expect(
    drawer(desk).getByRole('region', { name: 'Question of Grace Hopper' }),
  ).toContainText('Half of them are handwritten.');
  await expect(drawer(desk)).toContainText(/Was due \w{3} \d/);
  await drawer(desk).getByRole('button', { name: 'Reply', exact: true }).click();
  await reply(desk).getByLabel('Template').selectOption('Two questions first');
  await expect(reply(desk).getByLabel('Text')).toHaveValue(/^Hello Grace,\n/);
  await reply(desk).getByLabel('Subject').fill('Your delivery notes');
  await reply(desk).getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByText(noticeText('replySent', { name: visitorEmail }))).toBeVisible();
  await expect(drawer(desk).getByRole('list', { name: 'Replies' })).toContainText(
    'Your delivery notes',
  );
  await expect(drawer(desk)).toContainText(/Answered \w{3} \d/);

  const mail = await newestMail(visitorEmail, /delivery notes/);
  expect(mail.replyTo).toBe('leader@techlink.example');
  expect(mail.text).toContain('How many cases a week, roughly?');
  expect(mail.text).toContain('Half of them are handwritten.');

  await drawer(desk).getByRole('link', { name: 'Grace', exact: true }).click();
  await expect(desk).toHaveURL(clientPath(contact.id));
  const timeline = desk.getByRole('list', { name: 'Timeline' });
  await expect(timeline).toContainText('wrote “Your delivery notes” (sent)');
  await expect(timeline.getByRole('link', { name: 'Asked in writing' })).toHaveAttribute(
    'href',
    enquiryPath(stored.id),
  );
  await service.from('clients').delete().eq('id', contact.id).throwOnError();
});

test.describe('a broken connection', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('keeps input from before scripts load, and when the site is unreachable', async ({
    page,
    takeTime,
    visitorEmail,
  }) => {
    await takeTime(page);
    const release = await holdScripts(page);
    await page.goto(paths.contact, { waitUntil: 'commit' });
    await fill(page, visitorEmail);
    release();
    await expect(page.locator('input[name=idempotencyKey]')).not.toHaveValue('');
    await expectKept(page, visitorEmail);
    await page.route(`**${paths.contact}`, (route) => route.abort());
    await send(page).click();
    await expect(page.getByText(notices.enquiryFailed)).toBeInViewport();
    await expectKept(page, visitorEmail);
    await page.unroute(`**${paths.contact}`);
    await send(page).click();
    await expect(thanks(page)).toBeFocused();
  });
});

test('the live chat channel and the footer link to the form', async ({ page }) => {
  await page.goto(paths.booking);
  await page.getByRole('complementary').getByRole('link', { name: brand.liveChat.label }).click();
  await expect(page).toHaveURL(paths.contact);
  await expect(send(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(brand.address.street);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }),
  ).toHaveAttribute('href', paths.contact);
});
