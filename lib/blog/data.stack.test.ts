import { expect, it, onTestFinished } from 'vitest';
import { service } from '@/supabase/tests/people';
import { stack } from '@/supabase/tests/site/as';
import { listPostsAbout } from './data';

it('lists the newest published posts that link to a page', async () => {
  const mark = crypto.randomUUID().slice(0, 8);
  const post = (name: string, day: number, changes: { state?: string; body?: string } = {}) => ({
    slug: `${name}-${mark}`,
    title: name,
    excerpt: 'What it brought.',
    category: 'Method',
    author_name: 'Sofia Reyes',
    body: `See [the case](/cases/case-${mark}).`,
    state: 'published',
    published_at: `2026-01-0${day}T12:00:00Z`,
    ...changes,
  });
  const posts = [
    post('oldest', 1),
    post('newest', 4),
    post('middle', 2),
    post('draft', 5, { state: 'draft' }),
    post('other', 6, { body: `See [another](/cases/case-${mark}-two).` }),
  ];
  const table = () => service(stack).from('blog_posts');
  await table().insert(posts).throwOnError();
  onTestFinished(async () => {
    await table().delete().like('slug', `%-${mark}`).throwOnError();
  });
  const found = await listPostsAbout('cases', `case-${mark}`);
  expect(found.map(({ title }) => title)).toEqual(['newest', 'middle']);
  expect(await listPostsAbout('cases', `none-${mark}`)).toEqual([]);
});
