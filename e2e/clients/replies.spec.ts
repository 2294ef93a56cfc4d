import type { Page } from '@playwright/test';
import { notices, noticeText } from '../../lib/notices.ts';
import { bookingPath, clientPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { confirmed, fillPerson, submit, bookingTest as test } from '../support/booking-form.ts';
import { chooseSlot, freeSlot } from '../support/consultation-slots.ts';
import { expect, muteOthers } from '../support/fixtures.ts';

const drawer = (page: Page) => page.getByRole('dialog');
const form = (page: Page) => page.getByRole('region', { name: 'Reply by email' });
const replies = (page: Page) => page.getByRole('list', { name: 'Replies' }).getByRole('listitem');

test('a visitor asks, a leader replies with a template, and the clock stops', async ({
  page,
  openForm,
  openBrowser,
  signInAs,
  service,
  newestMail,
  visitorEmail,
  expectAccessible,
}) => {
  test.slow();
  await openForm(page);
  await chooseSlot(page, await freeSlot(3));
  await fillPerson(page, visitorEmail, 'Grace');
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();
  const { data: stored } = await service
    .from('consultation_bookings')
    .select('id, projectdescription')
    .eq('email', visitorEmail)
    .single()
    .throwOnError();

  const office = await openBrowser();
  await muteOthers(office);
  await signInAs('leader', office);
  const desk = await office.newPage();
  await desk.goto(bookingPath(stored.id));
  await expect(drawer(desk).getByRole('heading', { level: 2 }).first()).toContainText('Grace');
  await expect(drawer(desk).getByRole('region', { name: /^Message of Grace/ })).toContainText(
    stored.projectdescription ?? 'No message.',
  );
  await expect(drawer(desk)).toContainText('Reply due');
  await drawer(desk).getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(form(desk)).toContainText(`To ${visitorEmail}`);
  await expect(form(desk).getByLabel('Text')).toHaveValue(/^Hello Grace,\n/);
  await form(desk).getByLabel('Template').selectOption('Before the consultation');
  await expect(form(desk).getByLabel('Text')).toHaveValue(
    /I look forward to our consultation on \w+day, /,
  );
  await expectAccessible(desk);

  // Invalid input keeps the text, and so does closing the drawer.
  await form(desk).getByLabel('Text').fill('Hello Grace, see you on {date and time}.');
  await form(desk).getByRole('button', { name: 'Send' }).click();
  await expect(form(desk).getByLabel('Text')).toHaveAccessibleDescription(
    'Please replace {date and time}.',
  );
  await form(desk).getByLabel('Text').fill('Hello Grace,\n\nyes, we can connect it.');
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(drawer(desk)).toHaveCount(0);
  await desk.goto(bookingPath(stored.id));
  await drawer(desk).getByRole('button', { name: 'Continue your reply' }).click();
  await expect(form(desk).getByLabel('Text')).toHaveValue(
    'Hello Grace,\n\nyes, we can connect it.',
  );
  await form(desk).getByLabel('Subject').fill('Your shop');
  // Two clicks send one email.
  await form(desk).getByRole('button', { name: 'Send' }).dblclick();
  await expect(desk.getByText(noticeText('replySent', { name: visitorEmail }))).toBeVisible();
  await expect(form(desk)).toBeHidden();
  await expect(replies(desk)).toHaveCount(1);
  await expect(replies(desk)).toContainText('Your shop');
  await expect(replies(desk)).toContainText('Sent');
  await expect(drawer(desk)).not.toContainText('Reply due');
  await expect(drawer(desk).getByText('Answered')).toBeVisible();
  // No answer is pending, so moving the booking is the next step.
  await expect(drawer(desk).getByRole('button', { name: 'Move to…' })).toBeVisible();

  const mail = await newestMail(visitorEmail, /^Your shop$/);
  expect(mail).toMatchObject({ replyTo: 'leader@techlink.example' });
  expect(mail.fromName).toContain('Tech Link');
  expect(mail.text).toContain('yes, we can connect it.');

  await drawer(desk)
    .getByRole('link', { name: /^Grace/ })
    .click();
  await expect(desk.getByRole('heading', { level: 1, name: /^Grace/ })).toBeVisible();
  const timeline = desk.getByRole('list', { name: 'Timeline' });
  await expect(timeline).toContainText('wrote “Your shop” (sent)');

  await desk.getByRole('button', { name: 'Write an email' }).click();
  await form(desk).getByLabel('Subject').fill('One more thing');
  await form(desk).getByRole('button', { name: 'Send' }).click();
  await expect(timeline).toContainText('wrote “One more thing” (sent)');
  await service.from('clients').delete().eq('email', visitorEmail).throwOnError();
});

test('a leader writes a template with validated placeholders', { tag: '@night' }, async ({
  page,
  signInAs,
  service,
  expectAccessible,
}) => {
  test.slow();
  const name = `Template ${crypto.randomUUID().slice(0, 8)}`;
  await signInAs('leader');
  await page.goto(paths.admin.templates);
  await page.getByRole('link', { name: 'New template' }).click();
  await drawer(page).getByLabel('Answers').selectOption('Contact');
  await drawer(page).getByLabel('Name').fill(name);
  await drawer(page).getByLabel('Subject').fill('News[ for {company}]');
  await drawer(page).getByLabel('Text').fill('Hello {frist name},');
  await expect(drawer(page).getByRole('region', { name: 'Preview' })).toContainText(
    '{frist name} is not a placeholder here.',
  );
  await drawer(page).getByRole('button', { name: 'Create template' }).click();
  await expect(drawer(page).getByLabel('Text')).toHaveAccessibleDescription(
    /^\{frist name\} is not a placeholder here\. These are: \{first name\}/,
  );
  await drawer(page).getByLabel('Text').fill('Hello ');
  await drawer(page).getByRole('button', { name: '{first name}' }).click();
  await expect(drawer(page).getByLabel('Text')).toHaveValue('Hello {first name}');
  await expect(drawer(page).getByRole('region', { name: 'Preview' })).toContainText('Hello Ada');
  await expectAccessible(page);
  await drawer(page).getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByText(notices.templateSaved)).toBeVisible();

  const { data: contact } = await service
    .from('clients')
    .insert({ firstname: 'Ines', email: `${crypto.randomUUID()}@visitor.example` })
    .select('id')
    .single()
    .throwOnError();
  await page.goto(clientPath(contact.id));
  await page.getByRole('button', { name: 'Write an email' }).click();
  await form(page).getByLabel('Text').fill('My own words');
  await form(page).getByLabel('Template').selectOption(name);
  await expect(form(page).getByLabel('Subject')).toHaveValue('News');
  await expect(form(page).getByLabel('Text')).toHaveValue('Hello Ines');
  await form(page).getByRole('button', { name: 'Undo' }).click();
  await expect(form(page).getByLabel('Text')).toHaveValue('My own words');
  await service.from('clients').delete().eq('id', contact.id).throwOnError();

  await page.goto(paths.admin.templates);
  await page.getByRole('link', { name }).click();
  await drawer(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete template' }).click();
  await expect(page.getByText(notices.templateDeleted)).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeHidden();
});
