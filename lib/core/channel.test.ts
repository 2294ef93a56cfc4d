import fc from 'fast-check';
import { expect, test } from 'vitest';
import { channelOf, channelOfVisit, channelParameters, pagesRead } from './channel';

const page = (path: string) => new URL(path, 'https://techlink.example');

test.each([
  ['https://www.google.com/', 'search'],
  ['https://google.co.uk/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['https://www.linkedin.com/feed', 'social'],
  ['https://t.co/x', 'social'],
  ['https://chatgpt.com/', 'ai'],
  ['https://gemini.google.com/', 'ai'],
  ['https://mail.google.com/', 'mail'],
  ['https://partner.example/list?person=ada', 'site'],
  ['https://notgoogle.example/', 'site'],
  ['https://google.evil.example/', 'site'],
  ['https://calendar.google.com/', 'site'],
  ['https://docs.google.com/document/d/1', 'site'],
  ['https://meet.google.com/', 'site'],
  ['https://drive.google.com/', 'site'],
  ['https://news.google.com/', 'search'],
  ['https://www.google.com.au/', 'search'],
  ['https://finance.yahoo.com/', 'site'],
  ['https://de.search.yahoo.com/', 'search'],
  ['https://mail.yahoo.com/', 'mail'],
  ['https://search.brave.com/', 'search'],
  ['https://tieba.baidu.com/', 'site'],
  ['android-app://com.google.android.gm/', 'mail'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search'],
  ['android-app://com.linkedin.android/', 'social'],
  ['android-app://com.slack/', 'site'],
  ['https://news.ycombinator.com/', 'social'],
  ['https://lnkd.in/x', 'social'],
  ['https://www.threads.net/', 'social'],
  ['https://out.reddit.com/', 'social'],
  ['https://notlinkedin.com/', 'site'],
])('stores for a visit from %s only the class %s', (referrer, name) => {
  expect(channelOfVisit(page('/blog/a-post'), referrer)).toEqual({
    referrer: name,
    landing: '/blog',
  });
});

test('starts a visit with UTM parameters and continues it through links of this site', () => {
  const first = channelOfVisit(page('/?utm_source=news&utm_medium=mail&gclid=1'), '');
  expect(first).toEqual({ source: 'news', medium: 'mail', landing: '/' });
  const next = page(`/booking?${new URLSearchParams(channelParameters(first))}`);
  expect(channelOfVisit(next, 'https://techlink.example/')).toEqual(first);
});

test('reads the channel from the previous page if a link was clicked before scripts load', () => {
  const marked = 'https://techlink.example/?utm_source=news';
  expect(channelOfVisit(page('/cases'), marked)).toEqual({ source: 'news', landing: '/' });
  const later = 'https://techlink.example/cases/a?utm_source=news&ref=mail&land=/blog';
  expect(channelOfVisit(page('/pricing'), later)).toEqual({
    source: 'news',
    referrer: 'mail',
    landing: '/blog',
  });
  // The previous page was itself opened through a shared link: its visit is not the one in that link.
  const shared = 'https://techlink.example/pricing?ref=search&land=/blog&read=/blog/b';
  expect(channelOfVisit(page('/booking'), shared)).toBeNull();
  expect(pagesRead(page('/booking'), shared)).toBeUndefined();
  expect(pagesRead(page('/booking'), `${later}&read=/services/b`)).toBe('/services/b /cases/a');
});

test('starts a new visit for a shared link', () => {
  const shared = page('/pricing?utm_source=news&ref=search&land=/blog');
  expect(channelOfVisit(shared, '')).toEqual({ source: 'news', landing: '/pricing' });
  expect(channelOfVisit(page('/pricing?ref=search&land=/blog'), '')).toBeNull();
  expect(channelOfVisit(page('/pricing'), 'https://techlink.example/blog')).toBeNull();
});

test('truncates, cleans or drops arbitrary text', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('utm_source', 'utm_term', 'ref', 'land', 'x'), fc.string()),
      (query) => {
        const channel = channelOf(String(new URLSearchParams(query)));
        for (const value of Object.values(channel ?? {})) {
          expect(value.length).toBeLessThanOrEqual(100);
          expect(value).toMatch(/^[^\p{Cc}]+$/u);
        }
        const again = channelOf(String(new URLSearchParams(channelParameters(channel))));
        expect(again).toEqual(channel);
      },
    ),
  );
  expect(channelOf('ref=<script>&land=//evil.example')).toBeNull();
});

test('lists the last content read: from links, the previous page and the current page', () => {
  const ours = (path: string) => `https://techlink.example${path}`;
  expect(pagesRead(page('/booking'), ours('/blog/a'))).toBe('/blog/a');
  expect(pagesRead(page('/webinars/b'), ours('/blog'))).toBe('/webinars/b');
  const read = '/blog/a /services/b';
  const carried = page(`/booking?${new URLSearchParams({ utm_source: 'news', read })}`);
  expect(pagesRead(carried, ours('/services/b'))).toBe(read);
  expect(pagesRead(carried, ours('/cases/d'))).toBe(`${read} /cases/d`);
  expect(
    pagesRead(page(`/blog/a?${new URLSearchParams({ read: `${read} /cases/d` })}`), ours('/')),
  ).toBe('/services/b /cases/d /blog/a');
});

test('knows only the current page of a visitor from another site', () => {
  const shared = page('/booking?read=%2Fblog%2Fa&utm_source=news');
  expect(pagesRead(shared, 'https://elsewhere.example/blog/b')).toBeUndefined();
  expect(pagesRead(shared, '')).toBeUndefined();
  expect(channelOfVisit(shared, '')).toEqual({ source: 'news', landing: '/booking' });
});

test.each([
  '/blog',
  '/blog/a /blog/b /blog/c /blog/d',
  'https://elsewhere.example/blog/a',
  '/blog/a,/blog/b',
  '<script>',
])('ignores %s as a page read in a URL', (read) => {
  expect(channelOf(String(new URLSearchParams({ read })))).toBeNull();
});
