import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { notices } from '../../lib/notices.ts';
import { clientPath, mergePath, paths } from '../../lib/paths.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { chooseFrom, enter, tabTo, typeInto } from '../support/keyboard.ts';
import { catchAction, sendAction } from '../support/sent-action.ts';

type Tables = Database['public']['Tables'];
type NewClient = Partial<Tables['clients']['Insert']>;

const test = base.extend<{
  /** A word that only the contacts and companies of this test have in their name or address. */
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
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const searched = (word: string, rest = '') => `${paths.admin.clients}?q=${word}${rest}`;
const timeline = (page: Page) => page.getByRole('list', { name: 'Timeline' });

test.describe('a leader', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('leader'));

  test('creates a contact with a new company; a second one with the address is refused', async ({
    page,
    service,
    word,
    addClient: _,
  }) => {
    await page.goto(searched(word));
    const email = `New@${word}.example`;
    const fill = async () => {
      await page.getByRole('link', { name: 'New contact' }).first().click();
      await drawer(page).getByLabel('First name').fill(word);
      await drawer(page).getByLabel('Email').fill(email);
      await drawer(page).getByLabel('Company').fill(`${word} Ltd`);
      await drawer(page).getByLabel('Value').fill('$12,500');
      await drawer(page).getByLabel('Tags').fill('Finance, close');
      await drawer(page).getByRole('button', { name: 'Create contact' }).click();
    };
    await fill();
    await expect(page.getByText(notices.clientCreated)).toBeVisible();
    await expect(drawer(page).getByRole('button', { name: 'Save contact' })).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(row(page, word)).toContainText(`${word} Ltd`);
    await expect(row(page, word)).toContainText('$12,500');

    const { data } = await service
      .from('clients')
      .select('email, tags, stage')
      .eq('email', email.toLowerCase())
      .single()
      .throwOnError();
    expect(data).toEqual({ email: email.toLowerCase(), tags: ['finance', 'close'], stage: 'lead' });

    await fill();
    await expect(drawer(page).getByRole('alert')).toContainText(notices.clientAddressTaken);
    await expect(drawer(page).getByLabel('Email')).toHaveValue(email);
  });

  test('is told what somebody else has changed meanwhile, and loses nothing', async ({
    page,
    service,
    word,
    addClient,
  }) => {
    const { id } = await addClient();
    await page.goto(searched(word, `&open=${id}`));
    await drawer(page).getByLabel('Job title').fill('Mine');
    await service.from('clients').update({ phone: '+1 212 555 0199' }).eq('id', id).throwOnError();
    await drawer(page).getByRole('button', { name: 'Save contact' }).click();
    const conflict = drawer(page).getByRole('status').filter({ hasText: notices.changedMeanwhile });
    await expect(conflict).toContainText('Phone: +1 212 555 0199');
    await drawer(page).getByRole('button', { name: 'Keep mine, then save' }).click();
    await drawer(page).getByRole('button', { name: 'Save contact' }).click();
    await expect(page.getByText(notices.clientUpdated)).toBeVisible();
    const { data } = await service.from('clients').select('jobtitle').eq('id', id).single();
    expect(data?.jobtitle).toBe('Mine');
  });

  test('changes many at once and takes it back', async ({ page, service, word, addClient }) => {
    const [first, second] = [
      await addClient({ stage: 'lead', tags: ['a'] }),
      await addClient({ stage: 'client' }),
    ];
    const stored = async () => {
      const { data } = await service
        .from('clients')
        .select('stage, tags')
        .in('id', [first.id, second.id])
        .order('firstname')
        .throwOnError();
      return data;
    };
    const before = await stored();
    await page.goto(searched(word));
    const bar = page.getByRole('region', { name: 'Chosen records' });
    const undo = async () => {
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await expect(page.getByText(notices.undone).first()).toBeVisible();
      await expect.poll(stored).toEqual(before);
    };

    await page.getByLabel('Choose all on this page').check();
    await bar.getByRole('button', { name: 'Stage' }).click();
    await page.getByRole('menuitem', { name: 'Past' }).click();
    await expect
      .poll(async () => (await stored()).map(({ stage }) => stage))
      .toEqual(['past', 'past']);
    await undo();

    await page.reload();
    await page.getByLabel('Choose all on this page').check();
    await bar.getByRole('button', { name: 'Add tag' }).click();
    await drawer(page).getByLabel('Tag').fill('Spring');
    await drawer(page).getByRole('button', { name: 'Add tag' }).click();
    await expect
      .poll(async () => (await stored()).map(({ tags }) => tags))
      .toEqual([['a', 'spring'], ['spring']]);
    await undo();
  });

  test('deletes with a question before, and brings back the notes too', async ({
    page,
    service,
    word,
    addClient,
  }) => {
    const { id, firstname } = await addClient();
    await service.from('client_notes').insert({ client_id: id, body: 'Kept' }).throwOnError();
    await page.goto(searched(word));
    await page.getByLabel(`Choose ${firstname}`).check();
    await page.getByRole('button', { name: 'Delete' }).click();
    await drawer(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(notices.recordsRestored)).toBeVisible();
    await expect(row(page, firstname)).toBeVisible();
    const { data } = await service.from('client_notes').select('body').eq('client_id', id);
    expect(data).toEqual([{ body: 'Kept' }]);
  });

  test('finds by company, filters in the address, and exports exactly that', async ({
    page,
    service,
    word,
    addClient,
  }) => {
    const { data: company } = await service
      .from('companies')
      .insert({ name: `${word} Works` })
      .select('id')
      .single()
      .throwOnError();
    await addClient({ firstname: 'Ada', company_id: company.id, stage: 'client' });
    await addClient({ firstname: '=Bea', company_id: company.id, stage: 'lead' });
    await page.goto(paths.admin.clients);
    await page.getByRole('searchbox').fill(`${word} wor`);
    await expect(row(page, word)).toHaveCount(2);
    await page.getByLabel('Stage', { exact: true }).selectOption('Lead');
    await expect(row(page, word)).toHaveCount(1);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV', exact: true }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.trim().split('\n')).toHaveLength(2);
    expect(csv).toContain("'=Bea");
  });

  test('reads everything about a person on one timeline, and writes on it', async ({
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

  test('merges two, sees before what will happen, and keeps both histories', async ({
    page,
    service,
    addClient,
  }) => {
    const kept = await addClient();
    const merged = await addClient({ phone: '+1 212 555 0177' });
    await service
      .from('client_notes')
      .insert({ client_id: merged.id, body: 'From the other' })
      .throwOnError();
    await page.goto(mergePath(kept.id));
    await page.getByLabel('Who is the same person?').fill(merged.email);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('link', { name: merged.firstname }).click();
    const plan = page.getByRole('region', { name: 'What will happen' });
    await expect(plan).toContainText('1 note, 0 tasks and 0 bookings move');
    await expect(plan).toContainText(merged.email);
    await plan.getByRole('button').click();
    await expect(page.getByText(notices.clientsMerged)).toBeVisible();
    await expect(page).toHaveURL(clientPath(kept.id));
    await expect(timeline(page)).toContainText('From the other');
    await expect(timeline(page)).toContainText(`merged ${merged.firstname} into this contact`);
    await expect(page.getByRole('complementary', { name: 'Contact' })).toContainText(merged.email);
    await expect(page.getByRole('complementary', { name: 'Contact' })).toContainText(
      '+1 212 555 0177',
    );
  });

  test('imports a file: new, known and bad rows, none lost', async ({
    page,
    service,
    word,
    addClient,
  }) => {
    const known = await addClient({ jobtitle: 'Before' });
    const file = [
      'First name;Surname;E-mail;Organisation;Job title;Stage',
      `Ada;${word};ada@${word}.example;${word} Ltd;CFO;client`,
      `Known;;${known.email.toUpperCase()};;After;`,
      `;Nameless;nameless@${word}.example;;;`,
      `Bob;Broken;not-an-address;;;`,
      `Ada;Again;ADA@${word}.example;;;`,
      `Cem;Stage;cem@${word}.example;;;hot`,
    ].join('\r\n');
    await page.goto(paths.admin.clientImport);
    await page.getByLabel('CSV file').setInputFiles({
      name: 'contacts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file),
    });
    await expect(page.getByText('6 rows: 1 new, 1 known, 4 that cannot be stored.')).toBeVisible();
    await expect(page.getByLabel('Company')).toHaveValue('3');
    const bad = page.getByRole('region', { name: 'Rows that cannot be stored' });
    await expect(bad).toContainText('Line 4 Please enter a first name.');
    await expect(bad).toContainText('Line 6 Line 2 has the same email.');
    const download = page.waitForEvent('download');
    await bad.getByRole('button', { name: 'Download these rows' }).click();
    const rejected = await readFile(await (await download).path(), 'utf8');
    expect(rejected.trim().split('\n')).toHaveLength(5);
    expect(rejected).toContain('not-an-address');

    await page.getByRole('button', { name: 'Import 2 contacts' }).click();
    const done = page.getByRole('status').filter({ hasText: notices.importDone });
    await expect(done).toContainText(/Added\s*1\s*Updated\s*1.*0\s*Not stored\s*4/s);
    const { data } = await service
      .from('clients')
      .select('firstname, jobtitle, stage')
      .ilike('email', `%${word}.example`)
      .order('firstname')
      .throwOnError();
    expect(data).toEqual([
      { firstname: 'Ada', jobtitle: 'CFO', stage: 'client' },
      { firstname: 'Known', jobtitle: 'After', stage: 'lead' },
    ]);
  });

  test('imports more than one batch, and knows them all the next time', async ({
    page,
    service,
    word,
    addClient: _,
  }) => {
    test.slow();
    const lines = Array.from({ length: 1100 }, (_, n) => `Bulk,${n}@${word}.example`);
    const file = {
      name: 'many.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['name,email', ...lines].join('\n')),
    };
    await page.goto(paths.admin.clientImport);
    await page.getByLabel('CSV file').setInputFiles(file);
    await page.getByRole('button', { name: 'Import 1,100 contacts' }).click();
    await expect(page.getByText(notices.importDone)).toBeVisible({ timeout: 60_000 });
    const { count } = await service
      .from('clients')
      .select('id', { count: 'exact', head: true })
      .ilike('email', `%${word}.example`);
    expect(count).toBe(1100);
    await page.getByRole('button', { name: 'Import another file' }).click();
    await page.getByLabel('CSV file').setInputFiles(file);
    await expect(page.getByText('1,100 rows: 0 new, 1,100 known')).toBeVisible();
  });

  test('keeps companies: creates, sees their people, deletes and restores', async ({
    page,
    service,
    word,
    addClient,
  }) => {
    await page.goto(`${paths.admin.companies}?q=${word}`);
    await page.getByRole('link', { name: 'New company' }).first().click();
    await drawer(page).getByLabel('Name').fill(`${word} GmbH`);
    await drawer(page).getByLabel('Website').fill('no-address');
    await drawer(page).getByRole('button', { name: 'Create company' }).click();
    await expect(drawer(page).getByRole('alert')).toContainText('begins with https://');
    await drawer(page).getByLabel('Website').fill('https://firm.example');
    await drawer(page).getByRole('button', { name: 'Create company' }).click();
    await expect(page.getByText(notices.companyCreated)).toBeVisible();

    const { data: company } = await service
      .from('companies')
      .select('id')
      .eq('name', `${word} GmbH`)
      .single()
      .throwOnError();
    const { id, firstname } = await addClient({ company_id: company.id });
    await page.reload();
    await expect(drawer(page).getByRole('link', { name: firstname })).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(notices.companiesDeleted)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, `${word} GmbH`)).toBeVisible();
    const { data } = await service.from('clients').select('company_id').eq('id', id).single();
    expect(data?.company_id).toBe(company.id);
  });

  test('works by keyboard alone', async ({ page, word, addClient }) => {
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

  test('merges by keyboard alone', async ({ page, addClient }) => {
    const [kept, merged] = [await addClient(), await addClient()];
    await page.goto(clientPath(kept.id));
    await enter(page.getByRole('link', { name: 'Merge' }));
    await typeInto(page.getByLabel('Who is the same person?'), merged.email);
    await page.keyboard.press('Enter');
    await enter(page.getByRole('link', { name: merged.firstname }));
    const plan = page.getByRole('region', { name: 'What will happen' });
    await enter(plan.getByRole('button'));
    await expect(page).toHaveURL(clientPath(kept.id));
    await expect(timeline(page)).toContainText(`merged ${merged.firstname} into this contact`);
  });

  test('imports by keyboard alone, with a bad row', async ({ page, word, addClient: _ }) => {
    await page.goto(paths.admin.clientImport);
    // A busy browser may not have taken its file chooser over when the first Enter comes.
    await expect(async () => {
      await tabTo(page.getByLabel('CSV file'));
      const asked = page.waitForEvent('filechooser', { timeout: 3_000 });
      await page.keyboard.press('Enter');
      await (await asked).setFiles({
        name: 'contacts.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`Name,Address\nAda,ada@${word}.example\nBob,not-an-address`),
      });
    }).toPass();
    await typeInto(page.getByLabel('First name'), 'Name');
    await typeInto(page.getByLabel('Email'), 'Address');
    await expect(page.getByText('2 rows: 1 new, 0 known, 1 that cannot be stored.')).toBeVisible();
    const download = page.waitForEvent('download');
    await enter(page.getByRole('button', { name: 'Download these rows' }));
    expect(await readFile(await (await download).path(), 'utf8')).toContain('not-an-address');
    await enter(page.getByRole('button', { name: 'Import 1 contact' }));
    await expect(page.getByText(notices.importDone)).toBeVisible();
  });
});

test.describe('whoever does not lead', () => {
  // The request that is caught.
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('sees and changes nothing', async ({
    page,
    service,
    word,
    addClient,
    signInAs,
    openBrowser,
  }) => {
    const { id, firstname } = await addClient();
    await signInAs('leader');
    await page.goto(searched(word));
    const request = await catchAction(page, async () => {
      await page.getByLabel(`Choose ${firstname}`).check();
      await page.getByRole('button', { name: 'Delete' }).click();
      await drawer(page).getByRole('button', { name: 'Delete' }).click();
    });

    for (const who of ['member', 'guest', null] as const) {
      const context = await openBrowser();
      if (who) await signInAs(who, context);
      for (const path of [paths.admin.clients, paths.team.dashboard, paths.home]) {
        await sendAction(context, path, request);
      }
      expect((await context.request.get(`${paths.exports.clients}?q=${word}`)).status()).toBe(401);
      const answer = await context.request.get(clientPath(id), { maxRedirects: 0 });
      expect(await answer.text()).not.toContain(firstname);
    }
    const stored = async () =>
      (await service.from('clients').select('id').eq('id', id).throwOnError()).data;
    expect(await stored()).toHaveLength(1);
    await sendAction(page.context(), paths.admin.clients, request);
    expect(await stored()).toEqual([]);
  });
});

test('is accessible in every state', async ({
  page,
  signInAs,
  word,
  addClient,
  expectAccessibleEverywhere,
}) => {
  test.slow();
  await signInAs('leader');
  const { id, firstname } = await addClient({ tags: ['finance'], phone: '+1 212 555 0100' });
  const other = await addClient();
  await page.goto(searched(word));
  await page.getByLabel(`Choose ${firstname}`).check();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Add tag' }).click();
  await expectAccessibleEverywhere(page);
  await page.goto(searched('nobody-has-this-word'));
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto(searched(word, '&open=new'));
  await drawer(page).getByRole('button', { name: 'Create contact' }).click();
  await expect(drawer(page).getByRole('alert')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto(clientPath(id));
  await expect(timeline(page)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto(`${mergePath(id)}?other=${other.id}`);
  await expect(page.getByRole('region', { name: 'What will happen' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto(`${paths.admin.companies}?open=new`);
  await expect(drawer(page).getByLabel('Name')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto(paths.admin.clientImport);
  await page.getByLabel('CSV file').setInputFiles({
    name: 'two.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`name,email\nAda,ada@${word}.example\nBob,`),
  });
  await expect(page.getByRole('button', { name: 'Import 1 contact' })).toBeVisible();
  await expectAccessibleEverywhere(page);
});
