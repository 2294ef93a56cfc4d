import { expect, it } from 'vitest';
import { hashPolicy } from './csp';

const site = { secure: true, storage: 'https://db.example' };
const sources = (html: string) =>
  hashPolicy(html, site)
    .split('; ')
    .filter((part) => /^(media|frame)-src/.test(part));

it.each([
  ['no video', '<p>Text</p>', []],
  [
    'a file of ours',
    '<figure><video controls="" src="/api/media/1/video"></video></figure>',
    ["media-src 'self' https://db.example"],
  ],
  [
    'a file elsewhere',
    '<video controls="" src="https://files.example/a.mp4?x=1"></video>',
    ["media-src 'self' https://files.example"],
  ],
  [
    'a known player',
    '<div data-embed="https://player.vimeo.com/video/1?dnt=1&amp;h=2"></div>',
    ['frame-src https://player.vimeo.com'],
  ],
  ['an unknown one', '<div data-embed="https://evil.example/embed"></div>', []],
  ['a file that is none', '<video src="javascript:alert(1)"></video>', []],
])('limits the video sources of a page with %s', (_, html, allowed) => {
  expect(sources(html)).toEqual(allowed);
});
