import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { z } from 'zod';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { service } from './people.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

const target = z.object({ name: z.string(), slug: z.string(), state: z.string() });

async function targets(...names: string[]) {
  const { data } = await service(stack).rpc('link_targets', { names }).throwOnError();
  return target.array().parse(data);
}

async function publish(slug: string, body = 'Text.') {
  const row = {
    slug,
    title: 'Blocks',
    excerpt: 'How blocks are read.',
    category: 'Automation',
    author_name: 'Sofia Reyes',
    state: 'published',
    published_at: new Date(Date.now() - 60_000).toISOString(),
    body,
  };
  const { data } = await service(stack)
    .from('blog_posts')
    .insert(row)
    .select('id')
    .single()
    .throwOnError();
  return z.object({ id: z.string() }).parse(data).id;
}

it('finds a page by its current slug and by the slug in the text', async () => {
  const id = await publish('first-name');
  await service(stack)
    .from('blog_posts')
    .update({ slug: 'second-name' })
    .eq('id', id)
    .throwOnError();
  expect(
    await targets('blog_posts/first-name', 'blog_posts/second-name', 'services/first-name'),
  ).toEqual([
    { name: 'blog_posts/first-name', slug: 'second-name', state: 'published' },
    { name: 'blog_posts/second-name', slug: 'second-name', state: 'published' },
  ]);
});

it('returns the state of a draft, and nothing for a missing page', async () => {
  const id = await publish('a-draft-again');
  await service(stack).from('blog_posts').update({ state: 'draft' }).eq('id', id).throwOnError();
  expect(
    await targets('blog_posts/a-draft-again', 'blog_posts/nobody', 'user_profiles/x', ''),
  ).toEqual([{ name: 'blog_posts/a-draft-again', slug: 'a-draft-again', state: 'draft' }]);
});

it('supports each kind of content', async () => {
  const seeded = await stack.sql(
    `select distinct on (kind) kind || '/' || slug as name, slug from (
       select 'services' as kind, slug from public.services
       union all select 'courses', slug from public.courses
       union all select 'webinars', slug from public.webinars
       union all select 'jobs', slug from public.jobs
       union all select 'cases', slug from public.cases
     ) as c`,
  );
  const found = await targets(...seeded.map(({ name }) => String(name)));
  expect(found).toHaveLength(5);
});

test('passages contain the words of blocks without markup, each on a line', async () => {
  const body = [
    'Before.\n\n## Numbers',
    ':::figure{source="Time sheets, March" caption="&quot;Hours&quot; a week" width="half"}\n| a |\n|---|\n| 12 |\n:::',
    ':::quote{person="daniel-okafor" role="Engineer"}\nIt waits.\n:::',
    ':::action{intent="team-course"}\nTalk to us\n:::',
    ':::note\nAt 10:30, a:b.\n:::',
  ].join('\n\n');
  const id = await publish('with-blocks', body);
  const rows = await stack.sql(
    `select heading, words from public.passages where record = $1 and heading = 'Numbers'`,
    [id],
  );
  expect(rows).toEqual([
    {
      heading: 'Numbers',
      words:
        'Time sheets, March. "Hours" a week\na\n12\nEngineer It waits.\nTalk to us\nAt 10:30, a:b.',
    },
  ]);
});
