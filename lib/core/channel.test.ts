import fc from 'fast-check';
import { expect, test } from 'vitest';
import { channelOf, channelOfVisit, channelParameters } from './channel';

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
