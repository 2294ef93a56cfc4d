import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { markdownOf } from '../paste';
import { fixtures } from './fixtures';

type Read = { type: string; value?: string; alt?: string | null; children?: Read[] };

const parser = unified().use(remarkParse).use(remarkGfm);

/** Returns the words of a Markdown text as a reader sees them, without blanks. */
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

describe('any pasted text', () => {
  test('has no character reference that its writer did not type', () => {
    fc.assert(
      fc.property(line, ({ html }) => {
        expect(markdownOf(`<p>${html}</p>`)).not.toMatch(/(?<!\\)&(#x?)?[a-z\d]+;/i);
        expect(markdownOf(`<ul><li>${html}</li></ul>`)).not.toMatch(/(?<!\\)&(#x?)?[a-z\d]+;/i);
      }),
      { numRuns: 400 },
    );
  });

  test.each(['p', 'h2', 'blockquote', 'li', 'td'])('keeps its words in <%s>', (tag) => {
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

test.each(Object.values(fixtures).flat())('%s has no character reference', (_, _html, markdown) => {
  // Those in a title are the only way to write its quotation marks.
  expect(markdown.replace(/title="[^"]*"/g, '')).not.toMatch(/&#x?[\da-f]+;|&(nbsp|shy);/i);
});
