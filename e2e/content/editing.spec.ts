import type { Page, Request } from '@playwright/test';
import { imageMessages } from '../../lib/core/images/rules.ts';
import { notices } from '../../lib/notices.ts';
import { cvPath, registrationExportPath } from '../../lib/paths/files.ts';
import { contentPath } from '../../lib/paths/site.ts';
import { contentEditorPath, editorTabPath, outlinePath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { test as base, DEMO_PASSWORD, expect, people, staffLink } from '../support/fixtures.ts';
import { chooseFrom, closeByKeyboard, enter, typeInto } from '../support/keyboard.ts';
import { openText } from '../support/posts.ts';
import { catchAction } from '../support/sent-action.ts';
import { testEnvironment } from '../support/test-environment.ts';

type Post = { id: string; slug: string; title: string };
type Fields = { state?: string; published_at?: string; title?: string };

const test = base.extend<{ addPost: (fields?: Fields) => Promise<Post> }>({
  addPost: async ({ service }, use) => {
    const ids: string[] = [];
    await use(async (fields = {}) => {
      const name = crypto.randomUUID().slice(0, 8);
      const { data } = await service
        .from('blog_posts')
        .insert({
          slug: `edited-${name}`,
          title: `Edited ${name}`,
          excerpt: 'What a clerk does in a day, counted.',
          body: 'Forty invoices, four systems.',
          category: 'Strategy',
          author_name: 'Sofia Reyes',
          ...fields,
        })
        .select('id, slug, title')
        .single()
        .throwOnError();
      ids.push(data.id);
      return data;
    });
    await service.from('content_drafts').delete().in('record_id', ids).throwOnError();
    await service.from('blog_posts').delete().in('id', ids).throwOnError();
  },
});

const site = testEnvironment.SITE_URL;
const editor = ({ id }: { id: string }) => contentEditorPath('blog_posts', id);
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d:\d\d$/);
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('listitem').filter({ hasText: text });

const look = async (path: string) => {
  const response = await fetch(site + path, { redirect: 'manual' });
  return {
    status: response.status,
    html: await response.text(),
    location: response.headers.get('location'),
  };
};

async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: /^More for this/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** A PNG of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('a leader', () => {
  test.beforeEach(({ signInAs }) => signInAs('leader'));

  test('writes a post with autosave, publishes it, and changes it without exposing the draft', async ({
    page,
    service,
  }) => {
    test.slow();
    const name = crypto.randomUUID().slice(0, 8);
    await page.goto(paths.admin.blog);
    await page.getByRole('link', { name: 'New post' }).click();
    await field(page, 'Title').fill(`Counting ${name}`);
    await expect(field(page, 'Address')).toHaveValue(`counting-${name}`);
    await page.getByRole('button', { name: 'Create draft' }).click();
    await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
    const id = page.url().split('/').at(-1) ?? '';

    await page
      .getByRole('textbox', { name: 'Text of the post' })
      .fill('## Counted\n\n[Services](/services)');
    await expect(saved(page)).toBeVisible();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name: 'Counted' })).toBeVisible();
    const { data: untouched } = await service
      .from('blog_posts')
      .select('body, state')
      .eq('id', id)
      .single()
      .throwOnError();
    expect(untouched).toEqual({ body: '', state: 'draft' });

    await field(page, 'Summary').focus();
    await page.keyboard.press('Tab');
    await expect(field(page, 'Summary')).toHaveAccessibleDescription('Summary is required.');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish without email' }).click();
    await expect(page.getByRole('alert').first()).toContainText('Summary is required.');
    await field(page, 'Summary').fill('What a clerk does in a day.');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish without email' }).click();
    await expect(toast(page, notices.contentPublished)).toBeVisible();
    const path = contentPath('blog_posts', `counting-${name}`);
    await expect(async () => expect((await look(path)).html).toContain('Counted')).toPass();

    await field(page, 'Title').fill(`Counting twice ${name}`);
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(field(page, 'Title')).toHaveValue(`Counting twice ${name}`);
    expect((await look(path)).html).not.toContain('Counting twice');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await field(page, 'Address').fill(`counting-again-${name}`);
    await expect(page.getByText(`/blog/counting-${name} will lead to`)).toBeVisible();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText('No changes')).toBeVisible();
    await expect(async () => {
      const { status, location } = await look(path);
      expect({ status, location }).toEqual({
        status: 308,
        location: `/blog/counting-again-${name}`,
      });
      expect((await look(`/blog/counting-again-${name}`)).html).toContain(`Counting twice ${name}`);
    }).toPass();

    await choose(page, 'Delete…');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`/blog/counting-again-${name} is removed at once`);
    await dialog.getByRole('button', { name: 'Delete post' }).click();
    await expect(page).toHaveURL(paths.admin.blog);
    await expect(async () => {
      expect((await look(`/blog/counting-again-${name}`)).status).toBe(404);
    }).toPass();
  });

  test('writes, previews, schedules, publishes and deletes a post by keyboard', async ({
    page,
    context,
  }) => {
    test.slow();
    const name = crypto.randomUUID().slice(0, 8);
    await page.goto(paths.admin.blog);
    await enter(page.getByRole('link', { name: 'New post' }));
    await typeInto(field(page, 'Title'), `Keyed ${name}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
    // Tab leads from a toast back to where the focus was, so a full round of the page needs the toast closed.
    const told = async (notice: string) => {
      await expect(toast(page, notice)).toBeVisible();
      await closeByKeyboard(toast(page, notice));
    };
    await told(notices.contentCreated);
    await typeInto(field(page, 'Summary'), 'What a clerk does in a day.');
    await typeInto(page.getByRole('textbox', { name: 'Text of the post' }), '## Counted');
    await enter(page.getByRole('button', { name: 'Save version' }));
    await expect(page.getByText('No changes')).toBeVisible();
    await told(notices.contentSaved);

    const more = page.getByRole('button', { name: /^More for this/ });
    const opened = context.waitForEvent('page');
    await chooseFrom(more, 'Open preview');
    const preview = await opened;
    await expect(preview.getByRole('heading', { name: 'Counted' })).toBeVisible();
    await preview.close();

    await chooseFrom(more, 'Schedule…');
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Schedule' }));
    await told(notices.contentScheduled);
    await chooseFrom(more, 'Publish');
    await enter(page.getByRole('button', { name: 'Publish without email' }));
    await told(notices.contentPublished);
    const path = contentPath('blog_posts', `keyed-${name}`);
    await expect(async () => expect((await look(path)).html).toContain('Counted')).toPass();
    await chooseFrom(more, 'Delete…');
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Delete post' }));
    await expect(page).toHaveURL(paths.admin.blog);
  });

  test('sees who made a concurrent change, and loses no input', { tag: '@night' }, async ({
    page,
    addPost,
    createAccount,
    openBrowser,
    signInAs,
  }) => {
    const post = await addPost();
    const other = await openBrowser();
    await signInAs(await createAccount('team_leader'), other);
    const theirs = await other.newPage();
    await page.goto(editor(post));
    await theirs.goto(editor(post));
    await field(theirs, 'Title').fill('Their title');
    await expect(saved(theirs)).toBeVisible();

    await field(page, 'Title').fill('My title');
    await expect(page.getByText(notices.changedMeanwhile)).toBeVisible();
    await expect(page.getByText('Robin Testwell is editing it as well')).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue('My title');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(saved(page)).toBeVisible();

    await field(theirs, 'Summary').fill('Their summary.');
    await expect(theirs.getByText(notices.changedMeanwhile)).toBeVisible();
    await theirs.getByRole('button', { name: 'Use theirs' }).click();
    await expect(field(theirs, 'Title')).toHaveValue('My title');
  });

  test('a pasted or dropped picture is uploaded at the caret, and a rejected one changes nothing', async ({
    page,
    addPost,
  }) => {
    const post = await addPost();
    const text = await openText(page, editor(post));
    await text.fill('Before. After.');
    type Given = { name: string; type: string; bytes: number[] };
    const give = (how: 'paste' | 'drop', file: Given, at = { x: 0, y: 0 }) =>
      text.evaluate(
        (area, { how, file, at }) => {
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(file.bytes)], file.name, { type: file.type }));
          const options = { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y };
          area.dispatchEvent(
            how === 'paste'
              ? new ClipboardEvent('paste', { ...options, clipboardData: data })
              : new DragEvent('drop', { ...options, dataTransfer: data }),
          );
        },
        { how, file, at },
      );
    const picture = { name: 'desk.png', type: 'image/png', bytes: [...PNG] };

    // Checked by file type before the upload, and by content on the server.
    await give('drop', { ...picture, name: 'desk.pdf', type: 'application/pdf' });
    await expect(page.getByText(imageMessages.wrongType)).toBeVisible();
    await expect(text).toHaveText('Before. After.');
    await give('paste', { ...picture, bytes: [1, 2, 3] });
    await expect(page.getByText(imageMessages.wrongType)).toBeVisible();
    await expect(text).toHaveText('Before. After.');

    await text.press('Home');
    for (const _ of 'Before. ') await page.keyboard.press('ArrowRight');
    await give('paste', picture);
    await expect(text).toHaveText(/^Before\.!\[\]\(\/storage\/\S+\.png#1x1\)After\.$/);
    await expect(page.getByText(imageMessages.wrongType)).toBeHidden();
    // The caret is where the description belongs.
    await page.keyboard.type('A desk');
    await expect(text).toHaveText(/!\[A desk\]\(\/storage/);

    const last = await text.getByText('After.').boundingBox();
    if (!last) throw new Error('The last line is out of sight');
    await give('drop', picture, { x: last.x + 1, y: last.y + last.height / 2 });
    await expect(text.getByRole('img', { name: 'A desk' })).toHaveCount(1);
    await expect(text).toHaveText(/!\[\]\(\/storage/);
  });

  test('arranges the outline of a course by keyboard, and the public page follows', async ({
    page,
    service,
  }) => {
    const name = crypto.randomUUID().slice(0, 8);
    const { data: course } = await service
      .from('courses')
      .insert({
        slug: `outlined-${name}`,
        title: `Outlined ${name}`,
        description: 'Short.',
        category: 'Automation',
        level: 'beginner',
        instructor: 'Sofia Reyes',
        duration: '1 hour',
        state: 'published',
      })
      .select('id, slug')
      .single()
      .throwOnError();
    try {
      await page.goto(outlinePath(course.id));
      for (const title of ['First', 'Second']) {
        await page.getByRole('button', { name: 'Add a chapter' }).press('Enter');
        await page
          .getByRole('textbox', { name: /^Title of chapter/ })
          .last()
          .fill(title);
      }
      await page.getByRole('button', { name: 'Add a lesson to chapter 1' }).press('Enter');
      const lesson = page.getByLabel('Title of lesson 1.1');
      const minutes = page.getByLabel('Minutes of lesson 1.1');
      await lesson.focus();
      await page.keyboard.press('Tab');
      await expect(lesson).toHaveAccessibleDescription('Please give each lesson a title.');
      await lesson.fill('Scoring a process');
      await minutes.fill('601');
      await minutes.press('Tab');
      await expect(minutes).toHaveAccessibleDescription('Minutes must be from 1 to 600.');
      await minutes.fill('25');
      await staffLink(page, 'Today').click();
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Stay' }).click();
      await page.getByRole('button', { name: 'Move lesson 1.1 down' }).press('Enter');
      await expect(page.getByLabel('Title of lesson 2.1')).toHaveValue('Scoring a process');
      await page.reload();
      await expect(page.getByLabel('Title of lesson 2.1')).toHaveValue('Scoring a process');
      await page.getByRole('button', { name: 'Save outline' }).click();
      await expect(toast(page, notices.outlineSaved)).toBeVisible();
      const path = contentPath('courses', course.slug);
      await expect(async () => {
        expect((await look(path)).html).toContain('Scoring a process');
      }).toPass();
      await page.goto(paths.admin.outlines);
      await expect(page.getByRole('row').filter({ hasText: name })).toContainText('25 min');
      await page.goto(paths.admin.academy);
      await expect(page.getByRole('region', { name: 'Enrolments' })).toContainText('Hannah Weiss');
    } finally {
      await service.from('courses').delete().eq('id', course.id).throwOnError();
    }
  });

  test('reads registrations and applications, rates an applicant, and downloads the CV', async ({
    page,
    service,
  }) => {
    const { data: registration } = await service
      .from('webinar_registrations')
      .select('webinarid, email')
      .limit(1)
      .single()
      .throwOnError();
    const { data: webinar } = await service
      .from('webinars')
      .select('title, registered_count')
      .eq('id', registration.webinarid)
      .single()
      .throwOnError();
    await page.goto(paths.admin.webinars);
    await page
      .getByRole('link', {
        name: new RegExp(`^${webinar.registered_count}\\b.* registered: ${webinar.title}$`),
      })
      .click();
    await expect(page.getByRole('region', { name: 'Registrations' })).toContainText(
      registration.email,
    );
    const csv = await page.request.get(registrationExportPath(registration.webinarid));
    expect(await csv.text()).toContain(registration.email);

    const { data: application } = await service
      .from('job_applications')
      .select('id, job_id, firstname, lastname, stage, rating, private_notes, jobs(title)')
      .order('created_at')
      .limit(1)
      .single()
      .throwOnError();
    const { id, job_id, firstname, lastname, jobs: job, ...before } = application;
    try {
      await page.goto(paths.admin.jobs);
      await page.getByRole('link', { name: `applicants: ${job.title}` }).click();
      await expect(page).toHaveURL(editorTabPath('jobs', job_id, 'applicants'));
      await page.getByRole('link', { name: `${firstname} ${lastname}` }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByLabel('Stage').selectOption('Offer');
      await drawer.getByLabel('Rating').selectOption('5 of 5');
      await drawer.getByLabel('Private notes').fill('Calm under questions.');
      await drawer.getByRole('button', { name: 'Save' }).click();
      await expect(toast(page, notices.applicantSaved)).toBeVisible();
      const { data } = await service
        .from('job_applications')
        .select('stage, rating, private_notes')
        .eq('id', id)
        .single()
        .throwOnError();
      expect(data).toEqual({ stage: 'offer', rating: 5, private_notes: 'Calm under questions.' });

      const cv = await page.request.get(cvPath(id));
      expect(cv.status()).toBe(200);
      expect(cv.headers()['content-disposition']).toContain('attachment');
      expect((await cv.body()).subarray(0, 4).toString()).toMatch(/%PDF|PK/);
    } finally {
      await service.from('job_applications').update(before).eq('id', id).throwOnError();
    }
  });
});

test.describe('without the server', () => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|ChunkLoadError/],
  });

  test('keeps all input, offline and after a sign-out', async ({
    page,
    context,
    addPost,
    signInAs,
  }) => {
    await signInAs('leader');
    const post = await addPost();
    await page.goto(editor(post));
    await context.setOffline(true);
    await field(page, 'Title').fill('Typed on a train');
    await expect(page.getByText(/^Not saved: no connection/)).toBeVisible();
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();

    await context.clearCookies();
    await field(page, 'Title').fill('Typed after the session ended');
    await expect(page).toHaveURL(/\/admin\/login/);
    await page.getByLabel('Email').fill(people.leader);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(editor(post));
    await expect(page.getByText(notices.localCopyFound)).toBeVisible();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(field(page, 'Title')).toHaveValue('Typed after the session ended');
    await expect(saved(page)).toBeVisible();
  });

  test('a failed schedule is reported in its dialog, each time', async ({
    page,
    addPost,
    signInAs,
  }) => {
    await signInAs('leader');
    const post = await addPost();
    await page.goto(editor(post));
    await page.getByRole('button', { name: /^More for this/ }).click();
    await page.getByRole('menuitem', { name: 'Schedule…' }).click();
    const dialog = page.getByRole('dialog');
    const press = () => dialog.getByRole('button', { name: 'Schedule' }).click();
    const isSave = (request: Request) => !!request.postData()?.includes('"move":{"to":"scheduled"');
    for (const _attempt of ['first', 'second']) {
      await catchAction(page, press, isSave);
      await expect(dialog.getByRole('alert')).toBeFocused();
      await expect(dialog.getByRole('alert')).toHaveText(notices.formNotReached);
    }
    await page.unrouteAll({ behavior: 'wait' });
    await press();
    await expect(toast(page, notices.contentScheduled)).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});
