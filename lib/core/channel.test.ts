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
])('a visit from %s is of the class %s, and nothing else of that URL is kept', (referrer, name) => {
  expect(channelOfVisit(page('/blog/a-post'), referrer)).toEqual({
    referrer: name,
    landing: '/blog',
  });
});

test('a marked link begins a visit, and links of this site carry it on', () => {
  const first = channelOfVisit(page('/?utm_source=news&utm_medium=mail&gclid=1'), '');
  expect(first).toEqual({ source: 'news', medium: 'mail', landing: '/' });
  const next = page(`/booking?${new URLSearchParams(channelParameters(first))}`);
  expect(channelOfVisit(next, 'https://techlink.example/')).toEqual(first);
});

test('a link that was pressed before the script had come carries nothing: the page before says it', () => {
  const marked = 'https://techlink.example/?utm_source=news';
  expect(channelOfVisit(page('/cases'), marked)).toEqual({ source: 'news', landing: '/' });
  const later = 'https://techlink.example/cases/a?utm_source=news&ref=mail&land=/blog';
  expect(channelOfVisit(page('/pricing'), later)).toEqual({
    source: 'news',
    referrer: 'mail',
    landing: '/blog',
  });
  // The page before was itself opened by a shared link: its visit is not the one that the link had carried.
  const shared = 'https://techlink.example/pricing?ref=search&land=/blog&read=/blog/b';
  expect(channelOfVisit(page('/booking'), shared)).toBeNull();
  expect(pagesRead(page('/booking'), shared)).toBeUndefined();
  expect(pagesRead(page('/booking'), `${later}&read=/services/b`)).toBe('/services/b /cases/a');
});

test('a visitor who opens a shared link begins a new visit', () => {
  const shared = page('/pricing?utm_source=news&ref=search&land=/blog');
  expect(channelOfVisit(shared, '')).toEqual({ source: 'news', landing: '/pricing' });
  expect(channelOfVisit(page('/pricing?ref=search&land=/blog'), '')).toBeNull();
  expect(channelOfVisit(page('/pricing'), 'https://techlink.example/blog')).toBeNull();
});

test('text of every kind is cut, cleaned or left out', () => {
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

test('a form says which content the visit read last: what links carried, the page before and its own', () => {
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

test('of a visitor who comes from elsewhere no page but the present one is known', () => {
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
])('a URL cannot say that %s was read', (read) => {
  expect(channelOf(String(new URLSearchParams({ read })))).toBeNull();
});
