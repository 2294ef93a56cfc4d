import { expect, it } from 'vitest';
import { service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { findPages } from './actions';

it('finds published pages, but no drafts, for writers', async () => {
  const mark = crypto.randomUUID().slice(0, 8);
  const post = (name: string, fields: Record<string, unknown>) => ({
    slug: `${name}-${mark}`,
    title: `Linked ${name} ${mark}`,
    excerpt: 'Short.',
    category: 'Strategy',
    author_name: 'Sofia Reyes',
    ...fields,
  });
  await service(stack)
    .from('blog_posts')
    .insert([
      post('live', { state: 'published', published_at: '2026-01-05T12:00:00Z' }),
      post('draft', { state: 'draft', published_at: null }),
    ])
    .throwOnError();
  const { data } = await as('leader', () => findPages({ words: `linked ${mark}` }));
  expect(data?.pages).toEqual([
    { title: `Linked live ${mark}`, href: `/blog/live-${mark}`, kind: 'post' },
  ]);
  const booking = await as('leader', () => findPages({ words: 'book a cons' }));
  expect(booking.data?.pages[0]?.href).toBe('/booking');
});

it('rejects members without content rights and visitors', async () => {
  const member = await as('member', () => findPages({ words: 'a' }));
  expect(member.serverError?.notice).toBe('contentRightMissing');
  const nobody = await as('visitor', () => findPages({ words: 'a' }));
  expect(nobody.data).toBeUndefined();
});
