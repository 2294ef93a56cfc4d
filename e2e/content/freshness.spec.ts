import { notices } from '../../lib/notices.ts';
import { contentPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { expect } from '../support/fixtures.ts';
import {
  address,
  choose,
  look,
  type Post,
  type PostFields,
  postTest,
  publish,
  row,
  toast,
} from '../support/posts.ts';
import { expectSoon, inOneOfThree } from '../support/soon.ts';
import { bearer } from '../support/test-environment.ts';

const test = postTest.extend<{
  /**
   * Changes a post outside the app, and notifies the site like Supabase's database webhook. Returns the paths of the
   * pages that are rendered again.
   */
  changeOutside: (post: Post, fields: PostFields) => Promise<string[]>;
}>({
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

/** Waits until all these pages are fresh. */
async function expectSettled(addresses: string[]) {
  await expect(async () => {
    const pages = await Promise.all(addresses.map(look));
    expect(pages.map(({ cache }) => cache)).not.toContain('STALE');
  }).toPass({ intervals: [100] });
}

test.describe('a leader', () => {
  test.beforeEach(({ signInAs }) => signInAs('leader'));

  test('publishes and archives, and the public pages follow within two seconds', async ({
    page,
    addPost,
  }) => {
    await inOneOfThree(async () => {
      const post = await addPost();
      // Visited before it exists, because the stored 404 must be removed, too.
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
});

test('scheduled content goes live within two seconds of its time', async ({ request, addPost }) => {
  await inOneOfThree(async () => {
    const post = await addPost({ state: 'scheduled', published_at: new Date().toISOString() });
    const since = performance.now();
    expect((await request.get(paths.cronPublish, { headers: bearer })).status()).toBe(200);
    await expectSoon(since, 'scheduled', async () => {
      expect((await look(address(post))).html).toContain(post.title);
      expect((await look(paths.blog)).html).toContain(post.title);
    });
  });
});

test.describe('a change made outside the app', () => {
  test('appears within two seconds; a changed slug redirects, and links are updated', async ({
    addPost,
    changeOutside,
  }) => {
    const post = await addPost({ state: 'published' });
    const body = `As [the other post](${address(post)}) says.`;
    const linking = await addPost({ state: 'published', body });
    expect((await look(address(linking))).html).toContain(`href="${address(post)}"`);
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
      expect((await look(address(linking))).html).toContain(`href="${address(moved)}"`);
    });
    await expectSettled(concerned);

    since = performance.now();
    await changeOutside(post, { state: 'archived' });
    await expectSoon(since, 'archive outside', async () => {
      expect((await look(address(post))).status).toBe(404);
      expect((await look(address(moved))).status).toBe(404);
    });
  });

  test('survives as the last of many while visitors load the page', async ({
    addPost,
    changeOutside,
  }) => {
    const post = await addPost({ state: 'published' });
    const pages = [address(post), paths.blog, paths.rssFeed];
    let isOver = false;
    // The visits render pages continuously, including while the post is changed.
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

  test('re-renders only the affected pages', async ({
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
    // Its page also lists records of its kind, and other tests may publish some concurrently.
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
