import { createHmac, hkdfSync } from 'node:crypto';
import type { Page } from '@playwright/test';
import { businessDay } from '../../lib/core/time/business-time.ts';
import { notices } from '../../lib/notices.ts';
import { contentPath, paths } from '../../lib/paths.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { catchAction, sendAction } from '../support/sent-action.ts';
import { expectSoon, inOneOfThree } from '../support/soon.ts';
import { bearer, testEnvironment } from '../support/test-environment.ts';

type Post = { id: string; slug: string; title: string };
type PostFields = {
  slug?: string;
  title?: string;
  excerpt?: string;
  state?: string;
  published_at?: string;
  tags?: string[];
};

const site = testEnvironment.SITE_URL;

const test = base.extend<{
  addPost: (fields?: PostFields) => Promise<Post>;
  /**
   * Changes a post outside the app, and sends the door what Supabase's database webhook would.
   * Answers with the addresses that are being made anew.
   */
  changeOutside: (post: Post, fields: PostFields) => Promise<string[]>;
}>({
  addPost: async ({ service, request }, use) => {
    const ids: string[] = [];
    await use(async (fields = {}) => {
      const name = crypto.randomUUID().slice(0, 8);
      const post = { slug: `piece-${name}`, title: `Counting invoices ${name}` };
      const { data } = await service
        .from('blog_posts')
        .insert({
          ...post,
          excerpt: 'What a clerk does in a day, counted.',
          body: 'Forty invoices, four systems.',
          category: 'Strategy',
          author_name: 'Sofia Reyes',
          ...fields,
        })
        .select('id')
        .single()
        .throwOnError();
      ids.push(data.id);
      return { id: data.id, ...post };
    });
    for (const id of ids) {
      const { data } = await service
        .from('blog_posts')
        .delete()
        .eq('id', id)
        .select('id, slug, state, published_at')
        .maybeSingle()
        .throwOnError();
      if (!data) continue;
      const change = { type: 'DELETE', table: 'blog_posts', record: null, old_record: data };
      await request.post(paths.revalidate, { headers: bearer, data: change });
    }
  },

  changeOutside: async ({ service, request }, use) => {
    await use(async ({ id }, fields) => {
      const whole = () =>
        service.from('blog_posts').select('*').eq('id', id).single().throwOnError();
      const { data: old_record } = await whole();
      await service.from('blog_posts').update(fields).eq('id', id).throwOnError();
      const { data: record } = await whole();
      const change = { type: 'UPDATE', schema: 'public', table: 'blog_posts', record, old_record };
      const answer = await request.post(paths.revalidate, { headers: bearer, data: change });
      expect(answer.status()).toBe(200);
      return (await answer.json()).refreshed;
    });
  },
});

const address = ({ slug }: { slug: string }) => contentPath('blog_posts', slug);

async function look(path: string) {
  const response = await fetch(site + path, { redirect: 'manual' });
  return {
    status: response.status,
    html: await response.text(),
    location: response.headers.get('location'),
    /** HIT, STALE or MISS: whether this visit found the page as it had been made before. */
    cache: response.headers.get('x-nextjs-cache'),
  };
}

/** Waits until all these pages are as they were last made. */
async function expectSettled(addresses: string[]) {
  await expect(async () => {
    const pages = await Promise.all(addresses.map(look));
    expect(pages.map(({ cache }) => cache)).not.toContain('STALE');
  }).toPass({ intervals: [100] });
}

const row = (page: Page, { title }: Post) => page.getByRole('row').filter({ hasText: title });
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** Chooses from a post's menu; answers when, on the test's own clock. */
async function choose(page: Page, post: Post, item: string): Promise<number> {
  await page.getByRole('button', { name: `Actions for ${post.title}` }).click();
  const choice = page.getByRole('menuitem', { name: item });
  await choice.hover();
  const chosenAt = performance.now();
  await choice.click();
  return chosenAt;
}

/** Publishes from a post's menu without mailing the subscribers; answers when, on the test's own clock. */
async function publish(page: Page, post: Post): Promise<number> {
  await choose(page, post, 'Publish');
  const answer = page.getByRole('button', { name: 'Publish without mail' });
  await answer.hover();
  const answeredAt = performance.now();
  await answer.click();
  return answeredAt;
}

test.describe('a leader', () => {
  test.beforeEach(({ signInAs }) => signInAs('leader'));

  test('publishes and archives, and the public pages follow within two seconds', async ({
    page,
    addPost,
  }) => {
    await inOneOfThree(async () => {
      const post = await addPost();
      // Visited before there is anything: the answer 404 is kept, and must go too.
      expect((await look(address(post))).status).toBe(404);
      await page.goto(paths.admin.blog);
      await expect(row(page, post)).toContainText('Draft');

      await expectSoon(await publish(page, post), 'publish', async () => {
        expect((await look(address(post))).html).toContain(post.title);
        expect((await look(paths.blog)).html).toContain(post.title);
        expect((await look(paths.rssFeed)).html).toContain(post.slug);
      });
      await expect(toast(page, notices.contentPublished)).toBeVisible();
      await expect(row(page, post)).toContainText('Published');

      await expectSoon(await choose(page, post, 'Archive'), 'archive', async () => {
        expect((await look(address(post))).status).toBe(404);
        expect((await look(paths.blog)).html).not.toContain(post.title);
        expect((await look(paths.rssFeed)).html).not.toContain(post.slug);
        expect((await look(paths.sitemap)).html).not.toContain(post.slug);
      });
      await expect(row(page, post)).toContainText('Archived');
    });
  });

  test('is asked before subscribers are mailed, and told how many mails are queued', async ({
    page,
    service,
    addPost,
  }) => {
    const reader = `${crypto.randomUUID()}@reader.example`;
    await service
      .from('blog_subscriptions')
      .insert({ email: reader, confirmed_at: new Date().toISOString() })
      .throwOnError();
    const mails = async () => {
      const { data } = await service
        .from('outbox')
        .select('id')
        .eq('recipient', reader)
        .eq('topic', 'post.published')
        .throwOnError();
      return data.length;
    };
    const post = await addPost();
    await page.goto(paths.admin.blog);
    const question = page.getByRole('dialog', { name: /^Mail \d+ subscribers\?$/ });

    await choose(page, post, 'Publish');
    await expect(question).toContainText('Mails cannot be taken back.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(row(page, post)).toContainText('Draft');

    await publish(page, post);
    await expect(toast(page, notices.contentPublished)).toBeVisible();
    expect(await mails()).toBe(0);

    await page.getByLabel(`Choose ${post.title}`).check();
    await page.getByRole('button', { name: 'Back to draft' }).click();
    await expect(row(page, post)).toContainText('Draft');
    await page.getByLabel(`Choose ${post.title}`).check();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await question.getByRole('button', { name: /^Publish and mail \d+$/ }).click();
    await expect(toast(page, 'mails to subscribers are queued.')).toBeVisible();
    expect(await mails()).toBe(1);

    // What was announced once is published again without a question.
    await choose(page, post, 'Unpublish to draft');
    await expect(row(page, post)).toContainText('Draft');
    await choose(page, post, 'Publish');
    await expect(row(page, post)).toContainText('Published');
    expect(await mails()).toBe(1);
    await service.from('blog_subscriptions').delete().eq('email', reader).throwOnError();
  });

  test('sees which jobs are closed and which webinars are over', async ({ page, service }) => {
    const title = `Closed ${crypto.randomUUID().slice(0, 8)}`;
    const { data: job } = await service
      .from('jobs')
      .insert({
        slug: title.toLowerCase().replace(' ', '-'),
        title,
        summary: 'For a test.',
        department: 'Delivery',
        location: 'New York, NY',
        state: 'published',
        closes_at: '2026-01-01T00:00:00Z',
      })
      .select('id')
      .single()
      .throwOnError();
    const listed = page.getByRole('row').filter({ hasText: title });
    await page.goto(paths.admin.jobs);
    await expect(listed).toContainText('Closed');
    await expect(listed).not.toContainText('Published');
    await expect(page.getByRole('columnheader', { name: /^Updated/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await page.getByLabel('State').selectOption('Published');
    await expect(listed).toHaveCount(0);
    await page.getByLabel('State').selectOption('Closed');
    await expect(listed).toBeVisible();
    await service.from('jobs').delete().eq('id', job.id).throwOnError();

    await page.goto(`${paths.admin.webinars}?state=over`);
    await expect(page.getByRole('row').filter({ hasText: 'Past' })).not.toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: 'Published' })).toHaveCount(0);
  });

  test('schedules in business time; the cron door lets it go live on time', async ({
    page,
    request,
    service,
    addPost,
  }) => {
    const post = await addPost();
    await page.goto(paths.admin.blog);
    await choose(page, post, 'Schedule…');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('New York time');
    await expect(dialog).toContainText(/\d+ subscribers today/);
    await dialog.getByLabel('Mail the subscribers').check();
    await dialog.getByLabel('Date').fill('2020-01-02');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(dialog.getByRole('alert')).toContainText(notices.contentTimePassed);

    const day = businessDay(new Date(Date.now() + 3 * 24 * 60 * 60 * 1000));
    await dialog.getByLabel('Date').fill(day);
    await dialog.getByLabel('Time').fill('10:00');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(toast(page, notices.contentScheduledWithMail)).toBeVisible();
    await expect(row(page, post)).toContainText('Scheduled');
    await expect(row(page, post)).toContainText('10:00 AM');
    expect((await look(address(post))).status).toBe(404);

    const { data } = await service
      .from('blog_posts')
      .select('published_at, notify_subscribers')
      .eq('id', post.id)
      .single()
      .throwOnError();
    expect(businessDay(new Date(data.published_at ?? ''))).toBe(day);
    expect(data.notify_subscribers).toBe(true);

    // Its time comes.
    await service
      .from('blog_posts')
      .update({ published_at: new Date().toISOString() })
      .eq('id', post.id)
      .throwOnError();
    const since = performance.now();
    expect((await request.get(paths.cronPublish, { headers: bearer })).status()).toBe(200);
    await expectSoon(since, 'scheduled', async () => {
      expect((await look(address(post))).html).toContain(post.title);
      expect((await look(paths.blog)).html).toContain(post.title);
    });
  });

  test('is told when somebody else was faster, and sees how it is', async ({
    page,
    service,
    addPost,
  }) => {
    const post = await addPost();
    await page.goto(paths.admin.blog);
    await expect(row(page, post)).toContainText('Draft');
    await service.from('blog_posts').update({ state: 'archived' }).eq('id', post.id).throwOnError();
    await publish(page, post);
    await expect(toast(page, notices.contentChangedMeanwhile)).toBeVisible();
    await expect(row(page, post)).toContainText('Archived');
    expect((await look(address(post))).status).toBe(404);
  });

  test('copies a preview link that shows the draft to whoever has it', async ({
    page,
    context,
    addPost,
    openBrowser,
    expectAccessible,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const post = await addPost();
    await page.goto(paths.admin.blog);
    await choose(page, post, 'Copy preview link');
    await expect(toast(page, notices.previewLinkCopied)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const stranger = await (await openBrowser()).newPage();
    const answer = await stranger.goto(link);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    expect(answer?.headers()['set-cookie']).toBeUndefined();
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(post.title);
    await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(stranger.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    const banner = stranger.getByRole('complementary', { name: 'Preview' });
    await expect(banner).toContainText('Preview: draft, not public');
    await expectAccessible(stranger);
    await banner.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(stranger).toHaveURL(site + paths.blog);
  });

  test('can work the screen on a phone, in the dark, and in every state of it', async ({
    page,
    addPost,
    expectAccessible,
    expectAccessibleEverywhere,
  }) => {
    test.slow();
    const post = await addPost();
    await page.goto(paths.admin.blog);
    await expect(row(page, post)).toContainText('Draft');
    await expectAccessibleEverywhere(page);
    // What is fading in has too little contrast.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: `Actions for ${post.title}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Publish' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Schedule…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  for (const [kind, path] of Object.entries({
    services: paths.admin.services,
    courses: paths.admin.courses,
    webinars: paths.admin.webinars,
    jobs: paths.admin.jobs,
    posts: paths.admin.blog,
  })) {
    test(`finds every one of the ${kind} with its state, and a preview`, async ({
      page,
      openBrowser,
      expectAccessible,
    }) => {
      await page.goto(path);
      const first = page
        .getByRole('region', { name: `All ${kind}` })
        .getByRole('row')
        .nth(1);
      await expect(first).toContainText(/Draft|Scheduled|Published|Closed|Past|Archived/);
      await expectAccessible(page);
      await first.getByRole('button').click();
      const preview = page.getByRole('menuitem', { name: 'Open preview' });
      const stranger = await (await openBrowser()).newPage();
      await stranger.goto((await preview.getAttribute('href')) ?? '');
      await expect(stranger.getByRole('complementary', { name: 'Preview' })).toBeVisible();
      const fields = stranger.locator('#main').locator('input, textarea, button[type=submit]');
      for (const field of await fields.all()) await expect(field).toBeDisabled();
      await expectAccessible(stranger);
    });
  }

  test('turns pages of fifty', async ({ page, service }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const rows = Array.from({ length: 51 }, (_, index) => ({
      slug: `row-${mark}-${index}`,
      title: `Row ${mark} ${index}`,
      summary: 'One of many.',
      department: 'Delivery',
      location: 'New York, NY',
    }));
    await service.from('jobs').insert(rows).throwOnError();
    try {
      await page.goto(paths.admin.jobs);
      const listed = page.getByRole('row').filter({ hasText: `Row ${mark}` });
      await expect(listed).not.toHaveCount(0);
      const first = await listed.locator('th').allInnerTexts();
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL(/after=/);
      await expect(listed).toHaveCount(51 - first.length);
      const second = await listed.locator('th').allInnerTexts();
      expect(new Set([...first, ...second]).size).toBe(51);
    } finally {
      await service.from('jobs').delete().like('slug', `row-${mark}-%`).throwOnError();
    }
  });
});

test.describe('a change made outside the app', () => {
  test('shows within two seconds; a moved slug leads on', async ({ addPost, changeOutside }) => {
    const post = await addPost({ state: 'published' });
    expect((await look(address(post))).status).toBe(200);
    let since = performance.now();
    let concerned = await changeOutside(post, { excerpt: 'Counted twice, to be sure.' });
    await expectSoon(since, 'change', async () => {
      expect((await look(address(post))).html).toContain('Counted twice');
      expect((await look(paths.blog)).html).toContain('Counted twice');
    });
    await expectSettled(concerned);

    const moved = { slug: `${post.slug}-again` };
    since = performance.now();
    concerned = await changeOutside(post, moved);
    await expectSoon(since, 'moved slug', async () => {
      const { status, location } = await look(address(post));
      expect({ status, location }).toEqual({ status: 308, location: address(moved) });
      expect((await look(address(moved))).html).toContain('Counted twice');
    });
    await expectSettled(concerned);

    since = performance.now();
    await changeOutside(post, { state: 'archived' });
    await expectSoon(since, 'archive outside', async () => {
      expect((await look(address(post))).status).toBe(404);
      expect((await look(address(moved))).status).toBe(404);
    });
  });

  test('is what stays when it is the last of many, whoever visits meanwhile', async ({
    addPost,
    changeOutside,
  }) => {
    const post = await addPost({ state: 'published' });
    const pages = [address(post), paths.blog, paths.rssFeed];
    let isOver = false;
    // Their visits have pages made at every moment, so also while the post is changed.
    const visitors = pages.map(async (path) => {
      while (!isOver) await look(path);
    });
    try {
      for (let round = 1; round <= 4; round++) {
        const titles = [1, 2, 3].map((change) => `Counted in round ${round}.${change}`);
        for (const title of titles) await changeOutside(post, { title });
        for (const path of pages) {
          await expect.poll(async () => (await look(path)).html).toContain(titles.at(-1));
        }
      }
    } finally {
      isOver = true;
      await Promise.all(visitors);
    }
  });

  test('makes only the pages anew that it concerns', async ({
    request,
    service,
    addPost,
    changeOutside,
  }) => {
    const year = 1970 + Math.floor(Math.random() * 25);
    const published = (day: number, fields: PostFields = {}) =>
      addPost({ state: 'published', published_at: `${year}-06-${day}T12:00:00Z`, ...fields });
    const post = await published(20);
    const neighbour = await published(19);
    await published(15);
    // What its page shows besides is its own kin, whatever else is published meanwhile.
    const tags = [crypto.randomUUID()];
    const stranger = await published(10, { tags });
    for (const day of [11, 12, 13]) await published(day, { tags });
    for (const one of [post, neighbour, stranger]) {
      await expectSettled(await changeOutside(one, {}));
    }
    const { data: record } = await service
      .from('services')
      .select('id, slug, state, published_at')
      .eq('state', 'published')
      .limit(1)
      .single()
      .throwOnError();
    const data = { table: 'services', record, old_record: record };
    await request.post(paths.revalidate, { headers: bearer, data });

    const others = [paths.services, contentPath('services', record.slug), address(stranger)];
    const see = () => Promise.all(others.map(look));
    await expectSettled(others);
    const before = await see();

    await changeOutside(post, { title: 'Quite another title' });
    await expect(async () => {
      expect((await look(address(post))).html).toContain('Quite another title');
      expect((await look(address(neighbour))).html).toContain('Quite another title');
    }).toPass();
    expect(await see()).toEqual(before);
  });
});

test.describe('the doors', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test('open to the secret only', async ({ request }) => {
    for (const authorization of ['', 'Bearer wrong']) {
      const headers = { authorization };
      expect((await request.get(paths.cronPublish, { headers })).status()).toBe(401);
      expect((await request.get(paths.cronOutbox, { headers })).status()).toBe(401);
      expect((await request.post(paths.revalidate, { headers, data: {} })).status()).toBe(401);
    }
    for (const data of ['', '{', { table: 'user_profiles', record: null, old_record: null }]) {
      expect((await request.post(paths.revalidate, { headers: bearer, data })).status()).toBe(400);
    }
  });

  test('a forged or expired preview link opens nothing', async ({ page, addPost }) => {
    const post = await addPost();
    const sign = (endsAt: number, purpose = 'preview-content') => {
      const value = `blog_posts ${post.id} ${Math.floor(endsAt / 1000)}`;
      const key = hkdfSync('sha256', testEnvironment.SUPABASE_SECRET_KEY, '', purpose, 32);
      const signature = createHmac('sha256', Buffer.from(key)).update(value).digest('base64url');
      return `${Buffer.from(value).toString('base64url')}.${signature}`;
    };
    const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
    expect((await page.goto(`/preview/${sign(tomorrow)}`))?.status()).toBe(200);
    const refused = [
      sign(Date.now() - 1000),
      sign(tomorrow, 'manage-booking'),
      'made-up',
      'made.up',
    ];
    for (const token of refused) {
      expect((await page.goto(`/preview/${token}`))?.status(), token).toBe(404);
      await expect(page.locator('main')).not.toContainText(post.title);
    }
    await page.goto('/preview/made-up');
    await expect(page.getByRole('heading', { name: 'This preview cannot be shown' })).toBeVisible();
    await expect(page.getByText(notices.previewLinkInvalid)).toBeVisible();
  });
});

test.describe('whoever does not lead', () => {
  // The request that is caught.
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('changes nothing with the action of a leader', async ({
    page,
    service,
    addPost,
    signInAs,
    openBrowser,
  }) => {
    const post = await addPost();
    await signInAs('leader');
    await page.goto(paths.admin.blog);
    const request = await catchAction(
      page,
      () => publish(page, post),
      (action) => Boolean(action.postData()?.includes('"published"')),
    );
    await expect(toast(page, notices.contentNotMoved)).toBeVisible();

    for (const who of ['member', 'guest', null] as const) {
      const context = await openBrowser();
      if (who) await signInAs(who, context);
      for (const path of [paths.admin.blog, paths.team.dashboard, paths.home]) {
        await sendAction(context, path, request);
      }
    }
    const stored = async () =>
      (await service.from('blog_posts').select('state').eq('id', post.id).single().throwOnError())
        .data.state;
    expect(await stored()).toBe('draft');
    await sendAction(page.context(), paths.admin.blog, request);
    expect(await stored()).toBe('published');
  });
});
