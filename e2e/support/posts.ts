import type { Locator, Page } from '@playwright/test';
import { contentPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { test as base, expect } from './fixtures.ts';
import { bearer, testEnvironment } from './test-environment.ts';

export type Post = { id: string; slug: string; title: string };
export type PostFields = {
  slug?: string;
  title?: string;
  excerpt?: string;
  state?: string;
  author_name?: string;
  published_at?: string;
  tags?: string[];
  body?: string;
};

/** A test with its own posts, whose pages are removed with them. */
export const postTest = base.extend<{ addPost: (fields?: PostFields) => Promise<Post> }>({
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
});

export const address = ({ slug }: { slug: string }) => contentPath('blog_posts', slug);

export async function look(path: string) {
  const response = await fetch(testEnvironment.SITE_URL + path, { redirect: 'manual' });
  return {
    status: response.status,
    html: await response.text(),
    location: response.headers.get('location'),
    /** HIT, STALE or MISS: whether this visit found the page in the cache. */
    cache: response.headers.get('x-nextjs-cache'),
  };
}

export const row = (page: Page, { title }: Post) =>
  page.getByRole('row').filter({ hasText: title });
export const toast = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text });

/** Chooses from a post's menu; returns the time, on the test's own clock. */
export async function choose(page: Page, post: Post, item: string): Promise<number> {
  await page.getByRole('button', { name: `Actions for ${post.title}` }).click();
  const choice = page.getByRole('menuitem', { name: item });
  await choice.hover();
  const chosenAt = performance.now();
  await choice.click();
  return chosenAt;
}

/** Publishes from a post's menu without emailing the subscribers; returns the time, on the test's own clock. */
export async function publish(page: Page, post: Post): Promise<number> {
  await choose(page, post, 'Publish');
  const answer = page.getByRole('button', { name: 'Publish without email' });
  await answer.hover();
  const answeredAt = performance.now();
  await answer.click();
  return answeredAt;
}

/** Opens the editor of a post at its URL, and returns its text once the editor has replaced the text area. */
export async function openText(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await expect(page.getByRole('toolbar', { name: 'Tools: Text of the post' })).toBeVisible();
  return page.getByRole('textbox', { name: 'Text of the post' });
}
