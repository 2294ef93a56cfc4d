import { expect, test } from 'vitest';
import type { ResultRow } from './model';
import { csvRows, definitions, isRobot, resultsOf } from './rules';

test.each([
  [null, true],
  ['', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0.0.0 Safari/537.36',
    true,
  ],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', true],
  ['LinkedInBot/1.0 (compatible; Mozilla/5.0)', true],
  ['Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)', true],
  ['curl/8.5.0', true],
  ['python-requests/2.32', true],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    false,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
    false,
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', false],
  [
    'Mozilla/5.0 (Linux; Android 16; Cubot X90) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    false,
  ],
])('classifies the user agent %s as a robot: %s', (userAgent, is) => {
  expect(isRobot(userAgent)).toBe(is);
});

const rows: ResultRow[] = [
  { day: '2026-03-01', figure: 'read', detail: 'search', total: 4 },
  { day: '2026-03-01', figure: 'read', detail: 'direct', total: 1 },
  { day: '2026-03-03', figure: 'read', detail: 'direct', total: 6 },
  { day: '2026-03-03', figure: 'finished', detail: 'direct', total: 2 },
  { day: '2026-03-03', figure: 'pressed', detail: 'form', total: 1 },
  { day: '2026-03-01', figure: 'pressed', detail: 'booking', total: 2 },
  { day: '2026-03-03', figure: 'booked', detail: 'consultation', total: 1 },
];

test('sums figures by day, channel and click', () => {
  expect(resultsOf(rows, '2026-03-01', '2026-03-03')).toEqual({
    days: [
      { day: '2026-03-01', total: 5 },
      { day: '2026-03-02', total: 0 },
      { day: '2026-03-03', total: 6 },
    ],
    reads: 11,
    finished: 2,
    pressed: 3,
    booked: 1,
    channels: [
      { detail: 'direct', total: 7 },
      { detail: 'search', total: 4 },
    ],
    presses: [
      { detail: 'booking', total: 2 },
      { detail: 'form', total: 1 },
    ],
  });
});

test('includes the definition of the figure in each CSV row', () => {
  expect(csvRows(rows).map(({ figure, of, definition }) => [figure, of, definition])).toEqual([
    ['Reads', 'Search engines', definitions.reads],
    ['Reads', 'Unknown', definitions.reads],
    ['Reads', 'Unknown', definitions.reads],
    ['Read to the end', 'Unknown', definitions.finished],
    ['Pressed', 'The form of the page', definitions.pressed],
    ['Pressed', 'Book a consultation', definitions.pressed],
    ['Consultations booked', '', definitions.booked],
  ]);
});
