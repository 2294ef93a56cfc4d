import type { Locator, Page } from '@playwright/test';
import { notices } from '../../lib/notices.ts';
import { manageBookingPath } from '../../lib/paths/links.ts';
import { contentPath } from '../../lib/paths/site.ts';
import { bookingPath, outlinePath, taskPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import {
  bookAs,
  bookOut,
  confirmed,
  fillPerson,
  submit,
  bookingTest as test,
} from '../support/booking-form.ts';
import { chooseSlot, freeSlot } from '../support/consultation-slots.ts';
import { cutConnection } from '../support/cut-connection.ts';
import { expect, muteOthers, people } from '../support/fixtures.ts';
import { signed } from '../support/screens/screen.ts';

const told = (page: Page, sentence: string) =>
  page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: sentence });

/** The whole element, except for the fraction of a pixel by which browsers scroll. */
const WHOLE = 0.98;

/** Checks that a notice has the focus and is completely visible, with nothing over it. */
async function expectShown(outcome: Locator) {
  await expect(outcome).toBeFocused();
  await expect(outcome).toBeInViewport({ ratio: WHOLE });
  await expect
    .poll(() =>
      outcome.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return [top + 4, bottom - 4].every((y) => {
          const shown = document.elementFromPoint(left + 8, y);
          return element.contains(shown) || shown?.contains(element);
        });
      }),
    )
    .toBe(true);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const typed = { 'First name': 'Ada', 'Last name': 'Lovelace' };

/** The forms of visitors, except the booking form. */
const forms = [
  {
    name: 'webinar registration',
    path: contentPath('webinars', 'exception-queues-that-shrink'),
    button: 'Register',
    typed,
    failed: notices.webinarRegistrationFailed,
  },
  {
    name: 'enrolment',
    path: contentPath('courses', 'automation-fundamentals'),
    button: 'Enroll Now',
    typed: { Name: 'Ada Lovelace' },
    failed: notices.enrolmentFailed,
  },
  {
    name: 'application',
    path: contentPath('jobs', 'automation-engineer'),
    button: 'Send application',
    typed,
    failed: notices.applicationFailed,
  },
];

for (const width of [390, 1440]) {
  // A phone has the least space; the desktop follows at night.
  test.describe(`at ${width} px`, { tag: width === 390 ? [] : ['@night'] }, () => {
    test.use({
      viewport: { width, height: 800 },
      expectedErrors: [/net::ERR_FAILED/],
    });

    test('a booking taken by someone else offers the nearest times below the button, and keeps the input', async ({
      page,
      openForm,
      service,
      visitorEmail,
    }) => {
      const slot = await freeSlot(5);
      await openForm(page);
      await chooseSlot(page, slot);
      await fillPerson(page, visitorEmail);
      await bookOut(service, `faster-${visitorEmail}`, slot);
      await submit(page).click();
      const refusal = told(page, notices.slotTaken);
      await expectShown(refusal);
      await expect(page.getByLabel('First name')).toHaveValue('Grace');
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(visitorEmail);
      await refusal.getByRole('button').first().click();
      await expect(submit(page)).toBeInViewport({ ratio: WHOLE });
      await submit(page).click();
      await expectShown(confirmed(page));
    });

    test('a booking whose request fails shows an error each time', async ({
      page,
      openForm,
      visitorEmail,
    }) => {
      await openForm(page);
      await chooseSlot(page, await freeSlot(5));
      await fillPerson(page, visitorEmail);
      await cutConnection(page);
      for (const _attempt of ['first', 'second']) {
        await submit(page).click();
        await expectShown(told(page, notices.bookingFailed));
        await page.getByLabel('Company').focus();
      }
      await page.getByLabel('Phone', { exact: true }).fill('12');
      await submit(page).click();
      await expectShown(told(page, notices.formHasErrors));
    });

    for (const form of forms) {
      test(`shows validation errors and failed requests: ${form.name}`, async ({
        page,
        visitorEmail,
      }) => {
        await page.goto(form.path);
        for (const _attempt of ['first', 'second']) {
          await press(page, form.button);
          await expectShown(told(page, notices.formHasErrors));
          await page.getByLabel('Email', { exact: true }).fill(visitorEmail);
        }
        for (const [label, value] of Object.entries(form.typed))
          await page.getByLabel(label).fill(value);
        await cutConnection(page);
        for (const _attempt of ['first', 'second']) {
          await press(page, form.button);
          await expectShown(told(page, form.failed));
          await page.getByLabel('Email', { exact: true }).focus();
        }
        await expect(page.getByLabel('Email', { exact: true })).toHaveValue(visitorEmail);
      });
    }

    test('a subscription needs consent, for which its form asks', async ({
      page,
      visitorEmail,
    }) => {
      await page.goto(paths.blog);
      const form = page.getByRole('region', { name: 'New posts by email' });
      await form.getByRole('textbox', { name: 'Email' }).fill(visitorEmail);
      await expect(form.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
        'href',
        paths.privacy,
      );
      await expect(form.getByRole('checkbox')).not.toBeChecked();
      await form.getByRole('checkbox').evaluate((box: HTMLInputElement) => {
        box.required = false;
      });
      await press(page, 'Subscribe');
      await expectShown(told(page, 'Please tick the box'));
      await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(visitorEmail);
      await form.getByRole('checkbox').check();
      await press(page, 'Subscribe');
      await expectShown(told(page, notices.blogSubscribed));
    });

    test('a subscription without a connection stays on its page', async ({
      page,
      context,
      visitorEmail,
    }) => {
      await page.goto(paths.blog);
      const form = page.getByRole('region', { name: 'New posts by email' });
      await form.getByRole('textbox', { name: 'Email' }).fill(visitorEmail);
      await form.getByRole('checkbox').check();
      await context.setOffline(true);
      for (const _attempt of ['first', 'second']) {
        await press(page, 'Subscribe');
        await expectShown(told(page, notices.blogSubscriptionFailed));
        await form.getByRole('textbox', { name: 'Email' }).focus();
      }
      await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(visitorEmail);
      await context.setOffline(false);
      await press(page, 'Subscribe');
      await expectShown(told(page, notices.blogSubscribed));
    });

    test('a move shows an error if the time is taken or the request fails', async ({
      page,
      service,
      visitorEmail,
    }) => {
      const booking = await bookAs(service, visitorEmail, await freeSlot(5));
      const target = await freeSlot(6);
      await page.goto(manageBookingPath(signed('manage-booking', booking)));
      await chooseSlot(page, target);
      await bookOut(service, `faster-${visitorEmail}`, target);
      await press(page, 'Move consultation');
      const refusal = told(page, notices.slotTaken).or(told(page, notices.slotClosed));
      await expectShown(refusal);
      await refusal.getByRole('button').first().click();
      await cutConnection(page);
      await page
        .getByLabel(/^Reason/)
        .first()
        .fill('Travel');
      await press(page, 'Move consultation');
      await expectShown(told(page, notices.notReached));
      await expect(page.getByLabel(/^Reason/).first()).toHaveValue('Travel');
    });
  });
}

// Notices look alike at every width, so one width suffices for staff forms and forms without JavaScript.
for (const width of [1440]) {
  test.describe(`at ${width} px only`, () => {
    test.use({
      viewport: { width, height: 800 },
      expectedErrors: [/net::ERR_FAILED/],
    });

    test('a staff form shows errors, a lost connection and a concurrent change', async ({
      page,
      service,
      signInAs,
    }) => {
      const { data: leader } = await service
        .from('user_profiles')
        .select('id')
        .eq('email', people.leader)
        .single()
        .throwOnError();
      const { data: task } = await service
        .from('tasks')
        .insert({ title: `Answer ${crypto.randomUUID()}`, created_by: leader.id })
        .select('id, title')
        .single()
        .throwOnError();
      await muteOthers(page);
      await signInAs('leader');
      await page.goto(taskPath('admin', task.id));
      const drawer = page.getByRole('dialog');
      await drawer.getByLabel('Title').fill('');
      await drawer.getByRole('button', { name: 'Save task' }).click();
      await expectShown(told(page, notices.formHasErrors));
      await drawer.getByLabel('Title').fill(task.title);
      await cutConnection(page);
      for (const _attempt of ['first', 'second']) {
        await drawer.getByRole('button', { name: 'Save task' }).click();
        await expectShown(told(page, notices.formNotReached));
        await drawer.getByLabel('Title').focus();
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await drawer.getByLabel('Description').fill('Mine');
      await service
        .from('tasks')
        .update({ description: 'Theirs' })
        .eq('id', task.id)
        .throwOnError();
      await drawer.getByRole('button', { name: 'Save task' }).click();
      await expectShown(told(page, notices.changedMeanwhile));
      await service.from('tasks').delete().eq('id', task.id).throwOnError();
    });

    test('a staff reply shows an error if its request fails', async ({
      page,
      service,
      signInAs,
      visitorEmail,
    }) => {
      const booking = await bookAs(service, visitorEmail, await freeSlot(2));
      await muteOthers(page);
      await signInAs('leader');
      await page.goto(bookingPath(booking));
      await page.getByRole('button', { name: 'Reply', exact: true }).click();
      const reply = page.getByRole('region', { name: 'Reply by email' });
      await reply.getByLabel('Text').fill('Hello');
      await cutConnection(page);
      await reply.getByRole('button', { name: 'Send' }).click();
      await expectShown(told(page, notices.formNotReached));
      await expect(reply.getByLabel('Text')).toHaveValue('Hello');
    });

    test('an outline shows an error if its request fails', async ({ page, service, signInAs }) => {
      const { data: course } = await service
        .from('courses')
        .select('id')
        .eq('slug', 'automation-fundamentals')
        .single()
        .throwOnError();
      await signInAs('leader');
      await page.goto(outlinePath(course.id));
      const title = page.getByLabel('Title of chapter 1', { exact: true });
      await title.fill('Typed on the train');
      await cutConnection(page);
      for (const _attempt of ['first', 'second']) {
        await page.getByRole('button', { name: 'Save outline' }).click();
        await expectShown(told(page, notices.formNotReached));
      }
      await expect(title).toHaveValue('Typed on the train');
    });

    test('a contacts file is read again after a failed request, with the selected columns', async ({
      page,
      signInAs,
    }) => {
      await signInAs('leader');
      await page.goto(paths.admin.clientImport);
      const file = page.getByLabel('CSV file');
      const preview = page.getByText('1 row');
      const readAgain = page.getByRole('button', { name: 'Reread the file' });
      const importIt = page.getByRole('button', { name: 'Import 1 contact' });
      await cutConnection(page);
      await file.setInputFiles({
        name: 'contacts.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`First name,Email,Firm\nAda,${crypto.randomUUID()}@x.example,Ada Ltd`),
      });
      await expectShown(told(page, notices.notReached));
      await readAgain.click();
      await expectShown(told(page, notices.notReached));
      await page.unrouteAll({ behavior: 'wait' });
      await readAgain.click();
      await expect(preview).toBeVisible();

      await cutConnection(page);
      await page.getByLabel('Company').selectOption('Firm');
      await expectShown(told(page, notices.notReached));
      await expect(importIt).toBeHidden();
      await page.unrouteAll({ behavior: 'wait' });
      await readAgain.click();
      await expect(page.getByRole('cell', { name: 'Ada Ltd' })).toBeVisible();

      await cutConnection(page);
      for (const _attempt of ['first', 'second']) {
        await importIt.click();
        await expectShown(told(page, notices.notReached));
      }
      await expect(page.getByLabel('Company')).toHaveValue('2');

      // The browser reports no change if the same file is selected again.
      const chooser = page.waitForEvent('filechooser');
      await file.click();
      await chooser;
      await expect(file).toHaveValue('');
      await expect(importIt).toBeHidden();
    });

    test('playbooks show an error if their request fails', async ({
      page,
      service,
      signInAs,
      visitorEmail,
    }) => {
      const booking = await bookAs(service, visitorEmail, await freeSlot(2));
      await muteOthers(page);
      await signInAs('leader');
      await page.goto(bookingPath(booking));
      await page.getByRole('dialog').getByRole('button', { name: 'More' }).click();
      await cutConnection(page);
      await page.getByRole('menuitem', { name: 'Start a playbook' }).click();
      await expectShown(told(page, notices.notReached));
      await press(page, 'Try again');
      await expectShown(told(page, notices.notReached));
      await page.unrouteAll({ behavior: 'wait' });
      await press(page, 'Try again');
      const playbooks = page.getByRole('dialog', { name: 'Start a playbook' });
      await expect(playbooks.getByRole('heading', { level: 3 }).first()).toBeVisible();
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the browser scrolls to the notice, which lists the nearest times', async ({
        page,
        service,
        visitorEmail,
      }) => {
        const slot = await freeSlot(1);
        await page.goto(paths.booking);
        await fillPerson(page, visitorEmail);
        await chooseSlot(page, slot);
        await bookOut(service, `faster-${visitorEmail}`, slot);
        await submit(page).click();
        await expect(page).toHaveURL(/#answer$/);
        const answer = page.locator('#answer');
        await expect(answer).toContainText(notices.slotTaken);
        await expect(answer).toBeInViewport({ ratio: WHOLE });
        await expect(page.getByLabel('First name')).toHaveValue('Grace');
        await answer.getByRole('button').first().click();
        await expect(page.locator('#answer')).toHaveText('Booking Confirmed!');
        await expect(page.locator('#answer')).toBeInViewport({ ratio: WHOLE });
      });

      for (const form of forms) {
        test(`the browser scrolls to the errors: ${form.name}`, async ({ page }) => {
          await page.goto(form.path);
          await press(page, form.button);
          await expect(page).toHaveURL(/#answer$/);
          await expect(page.locator('#answer')).toContainText(notices.formHasErrors);
          await expect(page.locator('#answer')).toBeInViewport({ ratio: WHOLE });
        });
      }
    });
  });
}

test('each public form links to the privacy policy next to its button', async ({ page }) => {
  for (const path of [paths.booking, paths.blog, ...forms.map((form) => form.path)]) {
    await page.goto(path);
    const form = page.locator('form').filter({ has: page.getByLabel(/^Email/) });
    await expect(form.getByRole('link', { name: 'privacy policy' }), path).toHaveAttribute(
      'href',
      paths.privacy,
    );
  }
});
