import { NextRequest } from 'next/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { CONTENT_TABLES } from '@/lib/paths';
import { socialCardPath } from '@/lib/paths/files';
import { service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { GET } from './route';

type Person = Parameters<typeof as>[0];

const get = (who: Person, table: string, id: string, title = '') =>
  as(who, () => {
    // Any word works here, although the path is typed for existing tables.
    const path = socialCardPath('jobs', id, title).replace('jobs', table);
    const request = new NextRequest(`http://localhost:3000${path}`);
    return GET(request, { params: Promise.resolve({ table, id }) });
  });

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

async function draftOf(table: (typeof CONTENT_TABLES)[number]): Promise<string> {
  const { data } = await service(stack).from(table).select('id').limit(1).single().throwOnError();
  return data.id;
}

it.each(CONTENT_TABLES)('renders a record of %s with the entered title', async (table) => {
  const id = await draftOf(table);
  const answer = await get('editor', table, id, 'One title');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const card = await bytesOf(answer);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const other = await bytesOf(await get('editor', table, id, 'Quite another one'));
  expect(card.equals(other)).toBe(false);
});

it('rejects unauthorized callers, and returns 404 if the record does not exist', async () => {
  const id = await draftOf('blog_posts');
  expect((await get('visitor', 'blog_posts', id)).status).toBe(401);
  expect((await get('member', 'blog_posts', id)).status).toBe(401);
  expect((await get('leader', 'clients', id)).status).toBe(401);
  expect((await get('leader', 'blog_posts', 'x')).status).toBe(404);
  expect((await get('leader', 'blog_posts', crypto.randomUUID())).status).toBe(404);
});
