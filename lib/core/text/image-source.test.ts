import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Markdown } from '@/components/text/markdown';
import { sampleCourse } from '@/lib/academy/sample-course.test-double';
import { courseThing } from '@/lib/academy/structured-data';
import { jsonFeed, rssFeed } from '@/lib/blog/feeds';
import { blogPosting } from '@/lib/blog/structured-data';
import { env } from '@/lib/core/env';
import { markdownHtml } from './html';
import { imageSource, storedPictureUrl } from './image-source';
import { picturePath } from './picture-path';

vi.mock('@/lib/core/env', () => ({
  env: { SITE_URL: 'https://site.example', NEXT_PUBLIC_SUPABASE_URL: 'https://old.example' },
}));

const FILE = '/storage/v1/object/public/images/desk.png';
const PATH = `${FILE}#1200x800`;

const post = {
  id: '1',
  slug: 'desk',
  title: 'A desk',
  excerpt: 'Short.',
  category: 'Strategy',
  drawing: 'distribution' as const,
  tags: [],
  authorName: 'Sofia Reyes',
  authorRole: null,
  authorAbout: null,
  publishedAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  wordCount: 3,
  seoTitle: null,
  seoDescription: null,
  imageUrl: PATH,
  imageAlt: 'A desk',
};

describe.each(['https://old.example', 'http://127.0.0.1:54321'])(
  'with the storage at %s',
  (host) => {
    afterEach(() => {
      env.NEXT_PUBLIC_SUPABASE_URL = 'https://old.example';
    });

    test('resolves pictures to the current storage host everywhere', async () => {
      env.NEXT_PUBLIC_SUPABASE_URL = host;
      const url = host + FILE;
      const text = `![A desk](${PATH}) [large](${FILE})`;
      expect(imageSource(PATH)).toEqual({
        src: url,
        size: { width: 1200, height: 800 },
        focus: null,
      });
      const page = renderToStaticMarkup(createElement(Markdown, { text }));
      expect(page).toContain(`src="/_next/image?url=${encodeURIComponent(url)}`);
      expect(page).toContain(`href="${url}"`);
      // A unique page URL per host, because rendered texts are cached and the host of a running site does not change.
      const html = await markdownHtml(text, `https://site.example/${encodeURIComponent(host)}`);
      expect(html).toContain(`src="${url}"`);
      expect(html).toContain(`href="${url}"`);
      expect(blogPosting({ ...post, body: text })).toMatchObject({ image: url });
      expect(courseThing({ ...sampleCourse, imageUrl: PATH })).toMatchObject({ image: url });
      const posts = [{ ...post, slug: `desk-${new URL(host).port}`, body: text }];
      expect(await rssFeed(posts)).toContain(`src=&quot;${url}&quot;`);
      expect(JSON.stringify(await jsonFeed(posts))).toContain(url);
    });
  },
);

test('parses the focal point of a cropped picture from its URL', () => {
  expect(imageSource(`${PATH},30,100`)).toMatchObject({
    size: { width: 1200, height: 800 },
    focus: { x: 30, y: 100 },
  });
  expect(imageSource(`${PATH},30,101`)).toMatchObject({ size: null, focus: null });
});

test('removes the host only from the URL of a stored picture', () => {
  expect(picturePath(`https://old-project.supabase.co${PATH}`)).toBe(PATH);
  expect(picturePath(PATH)).toBe(PATH);
  expect(picturePath('https://elsewhere.example/a.png')).toBe('https://elsewhere.example/a.png');
});

test.each([
  'https://elsewhere.example/storage/v1/object/public/images/a.png',
  '/storage/v1/object/public/images/../cvs/a.pdf',
  '/blog',
  'http://[',
])('rejects %s as a picture of our bucket', (url) => {
  expect(storedPictureUrl(url)).toBeNull();
});
