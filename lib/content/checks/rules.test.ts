import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import type { FormValues } from '@/lib/content/kinds/fields';
import type { Known } from './model';
import { findingsIn, refusalsOf } from './rules';

const known: Known = {
  targets: [
    { name: 'blog_posts/known', slug: 'known', state: 'published' },
    { name: 'blog_posts/former', slug: 'known', state: 'published' },
    { name: 'cases/hidden', slug: 'hidden', state: 'draft' },
    { name: 'courses/taught', slug: 'taught', state: 'published' },
    { name: 'services/offered', slug: 'offered', state: 'published' },
    { name: 'services/planned', slug: 'planned', state: 'scheduled' },
  ],
  people: ['daniel-okafor'],
  anchors: {
    'blog_posts/known': ['text-one', 'text-two'],
    'courses/taught/first': ['text-start'],
  },
  lessons: {
    'courses/taught/first': { isSample: true },
    'courses/taught/second': { isSample: false },
  },
};

const sentences = (body: string, values: FormValues = {}) =>
  findingsIn('blog_posts', { title: 'A title', body, ...values }, known).map(
    ({ sentence }) => sentence,
  );

describe('a text', () => {
  it.each([
    ['an alternative text', '![A desk](/a.png)'],
    ['a source', ':::figure{source="Time sheets"}\n![A desk](/a.png)\n:::'],
    ['links that lead somewhere', '[a](/blog/known) [b](/blog/former#x) [c](/booking) [d](/cases)'],
    [
      'links to places of fixed pages and of records, and to lessons',
      '[a](/pricing#plans) [b](/about/?x=1#people) [c](/academy/taught#enroll) [d](/academy/taught/first#text-start) [e](/academy/taught/first/) [f](/proof#uptime) [g](/webhooks#booking.created) [h](/webinars#upcoming)',
    ],
    [
      'links to people, lists and files',
      '[a](/about/daniel-okafor) [b](/blog/category/ai) [c](/a.pdf)',
    ],
    [
      'links that are not ours',
      '[a](https://other.example/blog/x#y) [b](mailto:a@b.example) [c](tel:+4930) [d](?a=1)',
    ],
    [
      'links to its own headings and notes, and to those of other pages',
      '## The *queue*\n\n[a](#the-queue) [b](#text-the-queue) [c](/blog/known#text-two) [d](/blog/known#related) x[^1]\n\n[^1]: [e](#text-the-queue)',
    ],
    [
      'words in angle brackets and the allowed HTML',
      'Send <your-token> by <kbd>Ctrl</kbd>, H<sub>2</sub>O.',
    ],
    ['headings step by step', '### One\n\n#### Two\n\n## Three\n\n### Four'],
    ['a main heading', '# One\n\n### Two'],
    [
      'people and services that exist',
      ':::quote{person="daniel-okafor"}\nx\n:::\n\n:::service{slug="offered"}\n:::',
    ],
    ['somebody else by name', ':::quote{name="Ruth Adler"}\nx\n:::'],
    [
      'a sentence about a picture in code',
      '```\nA picture was here: x\n```\n\n`A picture was here: y`',
    ],
    ['code', '```md\n![](/a.png)\n:::figure\n:::\n```'],
  ])('accepts %s', (_, body) => {
    expect(sentences(body)).toEqual([]);
  });

  it.each([
    ['![](/a.png)', 'Please say what the picture /a.png shows.'],
    [
      '![A](/a.png)\n\n![](/storage/v1/object/public/images/b.png#16x9)',
      'Please say what picture 2 of the text shows.',
    ],
    ['![ ][x]\n\n[x]: /a.png', 'Please say what the picture x shows.'],
    ['![Uploading picture 1…]()', 'A picture has no file. Please choose one, or delete its line.'],
    [
      'One\n\nA picture was here: A \\*desk\\*',
      'A picture is missing: “A *desk*”. Please add it, or delete its line.',
    ],
    [
      '| A |\n| - |\n| A picture was here: Logo |',
      'A picture is missing: “Logo”. Please add it, or delete its line.',
    ],
    [
      ':::figure{caption="Hours"}\n![A](/a.png)\n:::',
      'Please name the source of the figure “Hours”.',
    ],
    ['[a](/blog/nobody)', 'No page has the URL /blog/nobody.'],
    ['[a](/nobody)', 'No page has the URL /nobody.'],
    ['[a](/about/nobody)', 'No page has the URL /about/nobody.'],
    ['[a](/cases/hidden)', 'The page /cases/hidden is not published.'],
    ['## One\n\n#### Two', 'The heading “Two” skips a level.'],
    [':::quote{person="nobody"}\nx\n:::', 'There is no one named “nobody”.'],
    [':::quote\nIt waits.\n:::', 'The quote “It waits.” has no author.'],
    [':::service{slug="planned"}\n:::', 'No published service has the URL /services/planned.'],
    [':::service{slug="nobody"}\n:::', 'No published service has the URL /services/nobody.'],
    [':::service\n:::', 'A service block names no service.'],
    [
      ':::process\nA -> Twenty-one letters it is\n:::',
      'The step “Twenty-one letters it is” is longer than its box: at most 20 letters.',
    ],
    [
      'One.\n\nTwo <video src="x">three</video>.',
      'Line 3: <video> is not shown to visitors; the words in it are.',
    ],
    ['<script>\nx\n</script>', 'Line 1: <script> and everything in it is not shown to visitors.'],
    ['One.\n<!-- two -->', 'Line 2: “<!-- two -->” is not shown to visitors.'],
    [
      'One.\n\n- <kbd>two',
      'Line 3: <kbd> is not shown to visitors, because its other half is missing.',
    ],
    [
      '| a |\n|---|\n| b | c |',
      'Line 3: The cell “c” is not shown to visitors, because its row is longer than the first row of the table.',
    ],
    [':::note\nA <u>b</u>\n:::', 'Line 2: <u> is not shown to visitors; the words in it are.'],
    [
      'One.\n\n[Anna]: yes',
      'Line 3: “[anna]:” is not shown to visitors, because nothing refers to it.',
    ],
    [
      'One.\n\n[^2]: Two',
      'Line 3: “[^2]:” is not shown to visitors, because nothing refers to it.',
    ],
    [
      '[a](javascript:x)',
      'Line 1: Visitors cannot follow the link to “javascript:x”. They see its words.',
    ],
    ['\n[a]()', 'Line 2: A link has no address. Visitors see its words.'],
    ['## One\n\n[a](#two)', 'Line 3: No heading of this text has the anchor #two.'],
    ['One [a][b].\n\n[b]: #two', 'Line 1: No heading of this text has the anchor #two.'],
    [
      '[a](/blog/known#text-three)',
      'Line 1: The page /blog/known has no heading with the anchor #text-three.',
    ],
    ['[a](/pricing#plan)', 'Line 1: The page /pricing has no place with the anchor #plan.'],
    ['[a](/about#team)', 'Line 1: The page /about has no place with the anchor #team.'],
    [
      '[a](/blog/known#apply)',
      'Line 1: The page /blog/known has no heading with the anchor #apply.',
    ],
    [
      '[a](/academy/taught/first#end)',
      'Line 1: The page /academy/taught/first has no heading with the anchor #end.',
    ],
    ['[a](/academy/taught/third)', 'No page has the URL /academy/taught/third.'],
    ['[a](/academy/taught/second)', 'Only students can open the lesson /academy/taught/second.'],
    ['[a](/blog/known/more)', 'No page has the URL /blog/known/more.'],
    ['[a](/blog/known#two)', 'Line 1: The page /blog/known has the anchor #text-two, not #two.'],
    [
      '[a](www.other.example)',
      'Line 1: The link “www.other.example” leads to no page. Please begin it with https:// or /.',
    ],
    [
      'One.\n\n![A](https://other.example/a.png)',
      'Line 3: The picture https://other.example/a.png is not shown to visitors. Please upload it; we show only our own.',
    ],
    [':::tip\nx\n:::', '“:::tip” is not a block or is not closed. Visitors see it as text.'],
    [':::note\nx', '“:::note” is not a block or is not closed. Visitors see it as text.'],
  ])('reports %j', (body, sentence) => {
    expect(sentences(body)).toEqual([sentence]);
  });
});

it('reports a title too long for search results, preferring the SEO title', () => {
  const long = 'x'.repeat(61);
  expect(sentences('', { title: long })).toEqual(['61 letters: search results show about 60.']);
  expect(sentences('', { title: long, seo_title: 'Short' })).toEqual([]);
});

it('checks every text of a kind and names the field', () => {
  const found = findingsIn(
    'cases',
    { title: 'A', baseline: '![](/a.png)', limits: '[a](/x)' },
    known,
  );
  expect(found).toEqual([
    {
      field: 'baseline',
      label: 'Baseline',
      sentence: 'Please say what the picture /a.png shows.',
      refuses: true,
    },
    {
      field: 'limits',
      label: 'What it did not do',
      sentence: 'No page has the URL /x.',
      refuses: false,
    },
  ]);
});

it('rejects only pictures without alternative text and figures without a source', () => {
  expect(refusalsOf('blog_posts', { body: '![](/a.png)\n\n:::figure\nx\n:::' })).toEqual({
    body: 'Please say what the picture /a.png shows.',
  });
  expect(refusalsOf('blog_posts', { body: '[a](/nobody)\n\n:::tip\nx\n:::' })).toBeUndefined();
});

test('accepts every seeded text', () => {
  const texts = [...readFileSync('supabase/seed.sql', 'utf8').matchAll(/\$md\$([\s\S]*?)\$md\$/g)];
  expect(texts.length).toBeGreaterThan(50);
  for (const [, body = ''] of texts) expect(refusalsOf('blog_posts', { body })).toBeUndefined();
});
