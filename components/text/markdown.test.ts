// @module-tag xss

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { xssStrings } from '@/e2e/support/xss-strings';
import { headingsOf } from '@/lib/core/text/markdown';
import { Markdown } from './markdown';

vi.mock('@/lib/core/env', () => ({
  env: { SITE_URL: 'https://site.example', NEXT_PUBLIC_SUPABASE_URL: 'https://store.example' },
}));

const html = (text: string) => renderToStaticMarkup(createElement(Markdown, { text }));

/** Returns the tag names of a page and its attributes as [name, value]. Excludes escaped text. */
function markupOf(page: string) {
  const tags = [...page.matchAll(/<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g)];
  return {
    tags: tags.map(([, tag]) => tag),
    attributes: tags.flatMap(([, , text = '']) =>
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  };
}

const FORBIDDEN_TAGS =
  /^(script|style|iframe|object|embed|svg|math|form|button|base|meta|link|body|video|textarea)$/;

test('there are 100 different attacks', () => {
  expect(new Set(xssStrings).size).toBe(100);
});

test.each(xssStrings)('%s is rendered as plain text', (attack) => {
  const page = html(
    [
      ...[attack, `# ${attack}`, `- ${attack}`, `> ${attack}`, `| ${attack} |\n|---|\n| x |`],
      ...[`[x](${attack})`, `[x](<${attack}>)`, `![x](${attack})`, `<${attack}>`],
      ...[`[^1]\n\n[^1]: ${attack}`, `\`\`\`${attack}\n${attack}\n\`\`\``],
    ].join('\n\n'),
  );
  const { tags, attributes } = markupOf(page);
  expect(tags.filter((tag) => FORBIDDEN_TAGS.test(tag ?? ''))).toEqual([]);
  for (const [name = '', value = ''] of attributes) {
    expect(name).not.toMatch(/^on|^(srcdoc|formaction|action)$/i);
    if (name === 'style') expect(value).toMatch(/^color:transparent$/);
    if (name === 'href' || name === 'src') {
      expect(new URL(value, 'https://site.example').protocol).toMatch(/^(https?|mailto):$/);
    }
  }
});

test('headingsOf returns the ids of the rendered headings', () => {
  const text =
    '# Main\n\n## The *queue*\n\n### Main\n\n#### Too deep\n\n> ## Quoted\n\nA note.[^1]\n\n[^1]: Small.';
  const headings = headingsOf(text);
  expect(headings).toEqual([
    { id: 'text-main', text: 'Main', level: 2 },
    { id: 'text-the-queue', text: 'The queue', level: 2 },
    { id: 'text-main-1', text: 'Main', level: 3 },
  ]);
  const page = html(text);
  for (const { id, level } of headings) expect(page).toContain(`<h${level} id="${id}">`);
});

test('a footnote and its reference link to each other', () => {
  const page = html('A note.[^1]\n\n[^1]: Small.');
  for (const [, id] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${id}"`);
  expect(page.match(/href="#/g)).toHaveLength(2);
});

test.each([
  ['/desk.png#1200x800', 'width="1200"'],
  ['https://site.example/desk.webp', 'aspect-video'],
  ['https://store.example/storage/v1/object/public/images/a%20b.jpg', 'aspect-video'],
  ['/storage/v1/object/public/images/a.png#1200x800', 'width="1200"'],
])('shows the image %s', (url, sign) => {
  const page = html(`![A desk](${url})`);
  expect(page).toContain(sign);
  expect(page).toContain('src="/_next/image?');
});

test.each([
  'https://elsewhere.example/pixel.gif',
  '//elsewhere.example/pixel.gif',
  '/\\elsewhere.example/pixel.gif',
  'https://store.example/storage/v1/object/public/cvs/a.png',
  'https://store.example/storage/v1/object/public/images/../cvs/a.png',
  '/api/cron/outbox',
  'data:image/png;base64,AAAA',
])('shows only the alternative text of the image %s', (url) => {
  expect(html(`![A desk](${url})`)).toBe('<div class="prose"><p><span>A desk</span></p></div>');
});

test('a block replaces a paragraph that consists only of a link to it', () => {
  const page = (text: string) =>
    renderToStaticMarkup(createElement(Markdown, { text, blocks: { '/sum': 'A form' } }));
  expect(page('Before.\n\n[Your numbers](/sum)')).toContain('<p>Before.</p>\nA form');
  for (const text of ['See [this](/sum).', '[Other](/sum?a=1)', '- [This](/sum)', '[x](toString)'])
    expect(page(text)).not.toContain('A form');
});
