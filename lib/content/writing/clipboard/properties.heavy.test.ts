import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { markdownOptions } from '@/lib/core/text/markdown';
import { markdownOf } from '../paste';
import { fixtures } from './fixtures';

type Read = { type: string; value?: string; alt?: string | null; children?: Read[] };

const parser = unified().use(remarkParse).use(remarkGfm);

/** Returns the visible text of Markdown without blanks. */
function wordsIn(markdown: string): string {
  const read = ({ type, value = '', children = [] }: Read): string =>
    type === 'html' ? '' : value + children.map(read).join('');
  return read(parser.parse(markdown)).replace(/\s+/g, '');
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const piece = fc.oneof(
  fc.constantFrom(
    ' ',
    '\u00A0',
    'a',
    'word',
    'Note:',
    '“so”',
    '(x)',
    '.',
    ',',
    '-',
    '10',
    '日本',
    'é',
  ),
  fc.constantFrom(
    'snake_case',
    '5*3',
    '*',
    '_',
    '~',
    '`',
    '#',
    '[1]',
    '](',
    '!',
    '|',
    '\\',
    'AT&T',
    '&amp;',
    '<tag>',
    '1.',
    '+',
    '>',
    '=',
    ':',
  ),
);
const words = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''));

const marked: fc.Arbitrary<{ html: string; text: string }> = fc.letrec<{
  any: { html: string; text: string };
}>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    words.map((text) => ({ html: escapeHtml(text), text })),
    fc
      .tuple(
        fc.constantFrom(
          'b',
          'i',
          's',
          'em',
          'strong',
          'span style="font-weight:700"',
          'span style="font-style:italic"',
          'span',
          'sup',
          'kbd',
        ),
        fc.array(tie('any'), { minLength: 1, maxLength: 3 }),
      )
      .map(([tag, inner]) => ({
        html: `<${tag}>${inner.map(({ html }) => html).join('')}</${tag.split(' ', 1)[0]}>`,
        text: inner.map(({ text }) => text).join(''),
      })),
  ),
})).any;

const line = fc.array(marked, { minLength: 1, maxLength: 5 }).map((parts) => ({
  html: parts.map(({ html }) => html).join(''),
  text: parts.map(({ text }) => text).join(''),
}));

/** Returns a text as rendered by the site. */
const shown = (markdown: string) =>
  renderToStaticMarkup(createElement(ReactMarkdown, markdownOptions, markdown));

describe('pasted text', () => {
  test.each(['p', 'h2', 'li', 'td'])(
    'is unchanged when copied from the rendered page in <%s>',
    (tag) => {
      fc.assert(
        fc.property(line, ({ html }) => {
          const inside = `<${tag}>${html}</${tag}>`;
          const table = `<table><tr><td>A</td><td>B</td></tr><tr>${inside}<td>x</td></tr></table>`;
          const markdown = markdownOf(tag === 'td' ? table : inside);
          expect(markdownOf(shown(markdown))).toBe(markdown);
        }),
        { numRuns: 150 },
      );
    },
  );

  test('contains no character reference that its writer did not type', () => {
    fc.assert(
      fc.property(line, ({ html }) => {
        expect(markdownOf(`<p>${html}</p>`)).not.toMatch(/(?<!\\)&(#x?)?[a-z\d]+;/i);
        expect(markdownOf(`<ul><li>${html}</li></ul>`)).not.toMatch(/(?<!\\)&(#x?)?[a-z\d]+;/i);
      }),
      { numRuns: 400 },
    );
  });

  test.each(['p', 'h2', 'blockquote', 'li', 'td'])('keeps its text in <%s>', (tag) => {
    fc.assert(
      fc.property(line, ({ html, text }) => {
        const inside = `<${tag}>${html}</${tag}>`;
        const table = `<table><tr><td>A</td><td>B</td></tr><tr>${inside}<td>x</td></tr></table>`;
        const source = tag === 'td' ? table : tag === 'li' ? `<ul>${inside}</ul>` : inside;
        const expected = tag === 'td' ? `AB${text}x` : text;
        expect(wordsIn(markdownOf(source))).toBe(expected.replace(/\s+/g, ''));
      }),
      { numRuns: 150 },
    );
  });
});

test.each(Object.values(fixtures).flat())('writes no entities for %s', (_, _html, markdown) => {
  // Quotation marks in a title cannot be written without them.
  expect(markdown.replace(/title="[^"]*"/g, '')).not.toMatch(/&#x?[\da-f]+;|&(nbsp|shy);/i);
});

test.each([
  ['one word', 'abcdefghij'],
  ['words', 'word after word, and so on. '],
  ['signs', 'a_b * c [d] &amp; #e 5*3 ~x `y` '],
  ['bold words', 'word <b>bold</b> and <i>it</i> more, '],
  ['addresses', 'see https://x.example/a and ada@x.example. '],
  ['URLs in brackets', '(https://x.example/a) '],
  ['a URL of brackets', ')'],
  ['dots', '.'],
  ['at signs', 'a@'],
  ['lines', 'line of words<br>'],
  ['links', '<a href="https://x.example/">here</a> and '],
])('converts a long paragraph of %s in linear time', (_, unit) => {
  const cost = (size: number) => {
    const source = `<p>https://x.example/${unit.repeat(Math.ceil(size / unit.length))}</p>`;
    const runs = [1, 2, 3].map(() => {
      const before = process.cpuUsage().user;
      markdownOf(source);
      return process.cpuUsage().user - before;
    });
    return Math.min(...runs);
  };
  cost(20_000);
  const quarter = cost(40_000);
  expect(cost(160_000)).toBeLessThan(Math.max(quarter, 50_000) * 9);
});
