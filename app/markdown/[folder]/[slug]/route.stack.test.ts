import { describe, expect, it, test } from 'vitest';
import { listPublished } from '@/lib/content/data';
import { CONTENT_TABLES, type ContentTable } from '@/lib/paths';
import { contentListPath } from '@/lib/paths/site';
import { service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { GET } from './route';

const database = service(stack);

const folderOf = (table: ContentTable) => contentListPath(table).slice(1);

function twinOf(folder: string, slug: string): Promise<Response> {
  const request = new Request(`http://localhost/${folder}/${slug}.md`);
  return as('visitor', () => GET(request, { params: Promise.resolve({ folder, slug }) }));
}

describe.each(CONTENT_TABLES)('the Markdown version of %s', (table) => {
  it('contains the title of each published record, and points to its page', async () => {
    const records = await as('visitor', () => listPublished(table));
    expect(records.length).toBeGreaterThan(0);
    for (const { slug } of records) {
      const twin = await twinOf(folderOf(table), slug);
      expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(twin.headers.get('x-robots-tag')).toBe('noindex');
      expect(twin.headers.get('link')).toMatch(
        new RegExp(`^<https?://[^>]+/${folderOf(table)}/${slug}>; rel="canonical"$`),
      );
      const { data } = await database
        .from(table)
        .select('title')
        .eq('slug', slug)
        .single()
        .throwOnError();
      const text = await twin.text();
      const [heading = ''] = text.split('\n');
      expect(heading.replaceAll('\\', '')).toBe(`# ${data.title}`);
      expect(text.match(/^# /gm)).toHaveLength(1);
      expect(text).not.toMatch(/\*\* ?(undefined|null)|\[object/);
    }
  });

  it('does not exist while the record is unpublished', async () => {
    const [record] = await as('visitor', () => listPublished(table));
    const slug = record?.slug ?? '';
    const setState = (state: 'archived' | 'published') =>
      database.from(table).update({ state }).eq('slug', slug).throwOnError();
    await setState('archived');
    expect((await twinOf(folderOf(table), slug)).status).toBe(404);
    await setState('published');
    expect((await twinOf(folderOf(table), slug)).status).toBe(200);
  });
});

test('returns 404 for an unknown folder or slug', async () => {
  expect((await twinOf('admin', 'team')).status).toBe(404);
  expect((await twinOf('services', 'nothing')).status).toBe(404);
});

test('escapes hostile texts of a record', async () => {
  const slug = `test-${crypto.randomUUID()}`;
  await database
    .from('services')
    .insert({
      slug,
      title: '<script>alert(1)</script> [x](javascript:alert(1))',
      summary: '# Not a title',
      description: '<img src=x onerror=alert(1)> [x](javascript:alert(1))',
      category: 'AI',
      state: 'published',
    })
    .throwOnError();
  const text = await (await twinOf('services', slug)).text();
  await database.from('services').delete().eq('slug', slug).throwOnError();
  expect(text).not.toMatch(/(?<!\\)<|(?<!\\)\]\(javascript/);
  expect(text.match(/^# /gm)).toHaveLength(1);
});
