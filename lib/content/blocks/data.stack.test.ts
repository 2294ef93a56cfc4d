import { expect, it } from 'vitest';
import { service } from '@/supabase/tests/people';
import { stack } from '@/supabase/tests/site/as';
import { readTextFacts } from './data';

const posts = () => service(stack).from('blog_posts');

async function publish(slug: string) {
  const { data } = await posts()
    .insert({
      slug,
      title: 'A post that moves',
      excerpt: 'One sentence.',
      body: 'Text.',
      category: 'Strategy',
      author_name: 'Sofia Reyes',
      state: 'published',
      published_at: new Date(Date.now() - 60_000).toISOString(),
    })
    .select('id')
    .single()
    .throwOnError();
  return String(data.id);
}

it('follows a page renamed once or twice and ignores other pages', async () => {
  const id = await publish('first-address');
  const text = '[a](/blog/first-address#text-x), [b](/blog/nobody), [c](/booking)';
  expect((await readTextFacts([text])).links).toEqual({});
  for (const slug of ['second-address', 'third-address']) {
    await posts().update({ slug }).eq('id', id).throwOnError();
  }
  expect((await readTextFacts([text, '[d](/blog/second-address)'])).links).toEqual({
    '/blog/first-address': '/blog/third-address',
    '/blog/second-address': '/blog/third-address',
  });
  await posts().update({ state: 'draft' }).eq('id', id).throwOnError();
  expect((await readTextFacts([text])).links).toEqual({});
});

it('finds the people and services named in blocks', async () => {
  const text =
    ':::quote{person="daniel-okafor"}\nx\n:::\n\n:::quote{person="nobody"}\nx\n:::\n\n' +
    ':::service{slug="document-processing"}\n:::\n\n:::service{slug="nobody"}\n:::';
  const { people, services } = await readTextFacts([text]);
  expect(people).toEqual({
    'daniel-okafor': expect.objectContaining({
      name: 'Daniel Okafor',
      path: '/about/daniel-okafor',
    }),
  });
  expect(services).toEqual({
    'document-processing': expect.objectContaining({ slug: 'document-processing' }),
  });
});
