import { contentPath, markdownPath } from '../../lib/paths/site.ts';
import { CONTENT_TABLES, paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { bearer, testEnvironment } from '../support/test-environment.ts';

for (const table of CONTENT_TABLES) {
  test(`${table}: a published record has a Markdown version, linked from its page`, async ({
    request,
    service,
  }) => {
    const { data: record } = await service
      .from(table)
      .select('slug, title')
      .eq('state', 'published')
      // Excludes records of other tests.
      .not('slug', 'like', 'test-%')
      .order('created_at')
      .order('slug')
      .limit(1)
      .single()
      .throwOnError();
    const twin = markdownPath(table, record.slug);
    const answer = await request.get(twin, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    const text = await answer.text();
    expect(text.split('\n', 1)[0]?.replaceAll('\\', '')).toBe(`# ${record.title}`);
    expect(text).not.toMatch(/<\/?(p|div|a|script)\b/);
    const head = await request.head(twin, { maxRedirects: 0 });
    expect(head.status()).toBe(200);
    expect(await head.body()).toHaveLength(0);
    const page = contentPath(table, record.slug);
    for (const { 'content-type': type, 'x-robots-tag': robots, link, ...headers } of [
      answer.headers(),
      head.headers(),
    ]) {
      expect(type).toBe('text/markdown; charset=utf-8');
      expect(robots).toBe('noindex');
      expect(link).toBe(`<${testEnvironment.SITE_URL}${page}>; rel="canonical"`);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cache-control']).toContain('s-maxage=600');
    }
    const html = await (await request.get(page)).text();
    const [alternate] = html.match(/<link [^>]*type="text\/markdown"[^>]*>/) ?? [];
    expect(alternate).toContain('rel="alternate"');
    expect(alternate).toContain(`href="${testEnvironment.SITE_URL}${twin}"`);
    expect((await request.get(markdownPath(table, 'nothing-has-this-slug'))).status()).toBe(404);
  });
}

test('the Markdown version is created, moved and deleted with its record', async ({
  request,
  service,
}) => {
  const word = crypto.randomUUID();
  const [former, present] = [`test-${word}`, `test-${word}-moved`];
  const tell = async (record: unknown, old_record: unknown) => {
    const data = { table: 'services', record, old_record };
    expect((await request.post(paths.revalidate, { headers: bearer, data })).ok()).toBe(true);
  };
  const read = (slug: string) => request.get(markdownPath('services', slug), { maxRedirects: 0 });
  const change = async (fields: { slug?: string; state?: 'published' | 'archived' }) => {
    const { data } = await service
      .from('services')
      .update(fields)
      .eq('id', draft.id)
      .select('id, slug, state, published_at')
      .single()
      .throwOnError();
    return data;
  };
  const { data: draft } = await service
    .from('services')
    .insert({
      slug: former,
      title: 'Counting',
      summary: 'For a test.',
      description: 'Forty invoices, four systems.',
      category: 'Data',
    })
    .select('id, slug, state, published_at')
    .single()
    .throwOnError();
  try {
    expect((await read(former)).status()).toBe(404);
    const published = await change({ state: 'published' });
    await tell(published, draft);
    await expect.poll(async () => (await read(former)).status()).toBe(200);
    const renamed = await change({ slug: present });
    await tell(renamed, published);
    await expect.poll(async () => (await read(former)).status()).toBe(308);
    expect((await read(former)).headers().location).toBe(markdownPath('services', present));
    await expect.poll(async () => (await read(present)).status()).toBe(200);
    await tell(await change({ state: 'archived' }), renamed);
    await expect.poll(async () => (await read(present)).status()).toBe(404);
  } finally {
    await service.from('services').delete().eq('id', draft.id);
    await service.from('slug_redirects').delete().eq('record_id', draft.id);
  }
});

test('a page without a record has a Markdown version, linked from its page', async ({
  page,
  request,
}) => {
  await page.goto(paths.pricing);
  const link = page.locator('link[rel="alternate"][type="text/markdown"]');
  expect(await link.getAttribute('href')).toContain('/pricing.md');
  const answer = await request.get('/pricing.md');
  expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^# What it costs to build, to run and to look after\n/);
  expect(text).toContain('All that was paid is back');
  expect((await request.get('/index.md')).status()).toBe(200);
  expect((await request.get('/about/no-such-person.md')).status()).toBe(404);
});

test('every link in llms.txt works', async ({ request }) => {
  test.slow();
  const answer = await request.get(paths.llms);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const urls = [...(await answer.text()).matchAll(/\]\((https?:[^)]+)\)/g)].map(
    ([, url = '']) => new URL(url),
  );
  expect(urls.length).toBeGreaterThan(40);
  for (const { origin, pathname } of urls) {
    expect(origin).toBe(testEnvironment.SITE_URL);
    // Another test may delete its record concurrently.
    if (pathname.includes('/test-')) continue;
    expect((await request.head(pathname, { maxRedirects: 0 })).status(), pathname).toBe(200);
  }
});
