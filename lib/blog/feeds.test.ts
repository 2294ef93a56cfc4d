import { expect, test, vi } from 'vitest';
import { xssStrings } from '@/e2e/support/xss-strings';
import { jsonFeed, rssFeed } from './feeds';
import type { Post } from './model';

vi.mock('@/lib/core/env', () => ({
  env: { SITE_URL: 'https://site.example', NEXT_PUBLIC_SUPABASE_URL: 'https://store.example' },
}));

const post = (fields: Partial<Post>): Post => ({
  id: '00000000-0000-4000-8000-000000000042',
  slug: 'a-post',
  title: 'A post',
  excerpt: 'One sentence.',
  body: '',
  category: 'Strategy',
  tags: [],
  authorName: 'Sofia Reyes',
  authorRole: null,
  authorAbout: null,
  imageUrl: null,
  imageAlt: null,
  drawing: 'distribution',
  publishedAt: '2026-11-15T09:30:00Z',
  updatedAt: '2026-11-16T09:30:00Z',
  seoTitle: null,
  seoDescription: null,
  wordCount: 1,
  ...fields,
});

const hostile = xssStrings.map((text) =>
  post({
    title: `${text}\u0000\u000b\uffff\ud800`,
    excerpt: text,
    body: text,
    tags: [text],
    authorName: text,
  }),
);

test('escapes markup and removes invalid XML characters in posts', async () => {
  const feed = await rssFeed(hostile);
  const known =
    /<\/?(rss|channel|item|title|link|guid|pubDate|category|description|language|ttl|atom:link|dc:creator|content:encoded)( [^<>]*)?\/?>/g;
  const rest = feed.replace(/^<\?xml[^>]*\?>/, '').replace(known, '');
  expect(rest).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/);
  expect(rest).not.toMatch(/(?![\t\n\r])\p{Cc}|\uffff|\p{Cs}/u);
  expect(feed.match(/<item>/g)).toHaveLength(hostile.length);
});

test('removes scripts from the HTML of the feeds', async () => {
  const { items } = await jsonFeed(hostile);
  for (const { content_html } of items) {
    expect(content_html).not.toMatch(
      /<(script|iframe|svg|style|form|object)|<[^>]* on\w+=|(href|src)="javascript/i,
    );
  }
});

test('makes the URLs of a post absolute and removes external pictures', async () => {
  const body =
    '[a](/booking) [b](#text-end) [c](mailto:a@b.example) ![d](/d.png) ![e](https://elsewhere.example/e.png)';
  const feed = JSON.stringify(await jsonFeed([post({ body })]));
  expect(feed).toContain('href=\\"https://site.example/booking\\"');
  expect(feed).toContain('href=\\"https://site.example/blog/a-post#text-end\\"');
  expect(feed).toContain('href=\\"mailto:a@b.example\\"');
  expect(feed).toContain('src=\\"https://site.example/d.png\\"');
  expect(feed).not.toContain('elsewhere.example');
});
