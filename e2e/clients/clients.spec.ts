import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { notices } from '../../lib/notices.ts';
import { clientPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { chooseFrom, enter, tabTo, typeInto } from '../support/keyboard.ts';

type Tables = Database['public']['Tables'];
type NewClient = Partial<Tables['clients']['Insert']>;

const test = base.extend<{
  /** A word that only the contacts and companies of this test have in their name or email. */
  word: string;
  addClient: (client?: NewClient) => Promise<{ id: string; firstname: string; email: string }>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  word: async ({}, use) => use(`word${crypto.randomUUID().slice(0, 8)}`),

  addClient: async ({ service, word }, use) => {
    let count = 0;
    await use(async (client) => {
      count += 1;
      const { data } = await service
        .from('clients')
        .insert({ firstname: `${word}${count}`, email: `${count}@${word}.example`, ...client })
        .select('id, firstname, email')
        .single()
        .throwOnError();
      return data;
    });
    const ofThisTest = `%${word}%`;
    await service.from('clients').delete().ilike('email', ofThisTest).throwOnError();
    await service.from('webinar_registrations').delete().ilike('email', ofThisTest).throwOnError();
    await service.from('companies').delete().ilike('name', `%${word}%`).throwOnError();
  },
});

const drawer = (page: Page) => page.getByRole('dialog');
const searched = (word: string, rest = '') => `${paths.admin.clients}?q=${word}${rest}`;
const csv = (text: string) => ({
  name: 'contacts.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});
const timeline = (page: Page) => page.getByRole('list', { name: 'Timeline' });

test.describe('a leader', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('leader'));

  test('reads everything about a person on one timeline, and adds a note', async ({
    page,
    service,
    addClient,
  }) => {
    const { id, firstname, email } = await addClient();
    await service
      .from('webinar_registrations')
      .insert({
        webinarid: (
          await service
            .from('webinars')
            .select('id')
            .eq('state', 'published')
            .gt('starts_at', new Date().toISOString())
            .limit(1)
            .single()
            .throwOnError()
        ).data.id,
        webinartitle: 'Exception queues',
        firstname,
        lastname: 'Test',
        email: email.toUpperCase(),
      })
      .throwOnError();
    await page.goto(clientPath(id));
    await expect(page.getByRole('heading', { level: 1, name: firstname })).toBeVisible();
    await expect(timeline(page)).toContainText('Registered for the webinar “Exception queues”');
    await expect(timeline(page)).toContainText('We sent the confirmation of a webinar');

    await page.getByLabel('Note', { exact: true }).fill('Asked for figures.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(timeline(page)).toContainText('Asked for figures.');
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue('');

    await page.getByRole('button', { name: `Stage of ${firstname}: Lead` }).click();
    await page.getByRole('menuitem', { name: 'Client' }).click();
    await expect(timeline(page)).toContainText('moved this contact to client');

    await page.getByLabel('Kind').selectOption('Notes');
    await expect(timeline(page).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Delete note' }).click();
    await expect(page.getByText('Nothing of this kind')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(timeline(page)).toContainText('Asked for figures.');
  });

  test('works by keyboard', async ({ page, word, addClient }) => {
    const { firstname } = await addClient();
    await page.goto(searched(word));
    await enter(page.getByRole('link', { name: firstname, exact: true }));
    await expect(drawer(page).getByLabel('First name')).toHaveValue(firstname);
    await typeInto(drawer(page).getByLabel('Job title'), 'COO');
    await page.keyboard.press('Enter');
    await expect(page.getByText(notices.clientUpdated)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await chooseFrom(
      page.getByRole('button', { name: `Stage of ${firstname}: Lead` }),
      'Qualified',
    );
    await expect(
      page.getByRole('button', { name: `Stage of ${firstname}: Qualified` }),
    ).toBeVisible();
  });

  test('merges by keyboard after a preview of the result', async ({ page, service, addClient }) => {
    const [kept, merged] = [await addClient(), await addClient()];
    await service
      .from('client_notes')
      .insert({ client_id: merged.id, body: 'From the other' })
      .throwOnError();
    await page.goto(clientPath(kept.id));
    await enter(page.getByRole('link', { name: 'Merge' }));
    await typeInto(page.getByLabel('Who is the same person?'), merged.email);
    await page.keyboard.press('Enter');
    await enter(page.getByRole('link', { name: merged.firstname }));
    const plan = page.getByRole('region', { name: 'What will happen' });
    await expect(plan).toContainText(
      '1 note, 0 tasks, 0 bookings, 0 forms, 0 estimates and 0 deals move',
    );
    await expect(plan).toContainText(merged.email);
    await enter(plan.getByRole('button'));
    await expect(page.getByText(notices.clientsMerged)).toBeVisible();
    await expect(page).toHaveURL(clientPath(kept.id));
    await expect(timeline(page)).toContainText('From the other');
    await expect(page.getByRole('complementary', { name: 'Contact' })).toContainText(merged.email);
    await expect(timeline(page)).toContainText(`merged ${merged.firstname} into this contact`);
  });

  test('discards the preview of a file that is no longer selected', async ({ page, word }) => {
    await page.goto(paths.admin.clientImport);
    const file = page.getByLabel('CSV file');
    const isRead = Promise.withResolvers<void>();
    await page.route(`**${paths.admin.clientImport}`, async (route) => {
      if (route.request().method() === 'POST') await isRead.promise;
      await route.continue();
    });
    const reading = page.getByText('Reading the file…');
    await file.setInputFiles(csv(`First name,Email\nAda,ada@${word}.example`));
    await expect(reading).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await file.click();
    await chooser;
    isRead.resolve();
    await expect(reading).toBeHidden();
    await expect(page.getByRole('button', { name: 'Import 1 contact' })).toBeHidden();

    await file.setInputFiles(csv('No rows'));
    const refusal = page.getByRole('alert').filter({ hasText: notices.importUnreadable });
    await expect(refusal).toBeFocused();
    await expect(page.getByRole('button', { name: 'Reread the file' })).toBeHidden();
    await file.setInputFiles(csv(`First name,Email\nAda,ada@${word}.example`));
    await expect(page.getByRole('button', { name: 'Import 1 contact' })).toBeVisible();
  });

  test('imports by keyboard, with an invalid row', async ({ page, word, addClient: _ }) => {
    test.slow();
    await page.goto(paths.admin.clientImport);
    // A busy browser may not have intercepted its file chooser before the first Enter.
    await expect(async () => {
      await tabTo(page.getByLabel('CSV file'));
      const asked = page.waitForEvent('filechooser', { timeout: 3_000 });
      await page.keyboard.press('Enter');
      await (await asked).setFiles(
        csv(`Name,Address\nAda,ada@${word}.example\nBob,not-an-address`),
      );
    }).toPass();
    await typeInto(page.getByLabel('First name'), 'Name');
    await typeInto(page.getByLabel('Email'), 'Address');
    await expect(page.getByText('2 rows: 1 new, 0 known, 1 that cannot be stored.')).toBeVisible();
    const bad = page.getByRole('region', { name: 'Rows that cannot be stored' });
    await expect(bad).toContainText('Line 3 Please enter a valid email address.');
    const download = page.waitForEvent('download');
    await enter(page.getByRole('button', { name: 'Download these rows' }));
    expect(await readFile(await (await download).path(), 'utf8')).toContain('not-an-address');
    await enter(page.getByRole('button', { name: 'Import 1 contact' }));
    const done = page.getByRole('status').filter({ hasText: notices.importDone });
    await expect(done).toContainText(/Added\s*1\s*Updated\s*0.*Not stored\s*1/s);
  });
});
