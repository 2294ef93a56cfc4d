import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { placeholderOf, withPlaceholder } from '@/lib/content/images/pasting';
import { blocksFrom } from '@/lib/content/writing/clipboard/markdown-tree';
import { canDivide, gapNear } from './gaps';

const blocks = [
  'Forty invoices are read by hand.',
  'One line\nand another one',
  '## A heading',
  'Underlined\n----------',
  '- one\n- two\n\n  more of two\n- three',
  '1. one\n   - inside\n2. two',
  '| A | B |\n| - | - |\n| one | two |',
  '```ts\nconst a = 1;\n\nconst b = 2;\n```',
  '    indented\n\n    code',
  '> quoted\n> words',
  ':::note\nSet apart.\n\nIn two paragraphs.\n:::',
  ':::process\nMail -> Read : 40 s\n:::',
  '---',
  '<details>\n<summary>More</summary>',
];

const placeholder = placeholderOf(1);

describe('inserting a dropped picture', () => {
  test('puts it between two blocks and leaves them unchanged', () => {
    const place = fc
      .array(fc.constantFrom(...blocks), { minLength: 1, maxLength: 5 })
      .map((chosen) => chosen.flatMap((block, at) => (at > 0 ? ['Between.', block] : [block])))
      .chain((chosen) =>
        fc.tuple(fc.constant(chosen), fc.nat({ max: chosen.join('\n\n').length })),
      );
    fc.assert(
      fc.property(place, ([chosen, at]) => {
        const text = chosen.join('\n\n');
        const gap = gapNear(text, at);
        const { text: after } = withPlaceholder({ text, start: gap, end: gap }, placeholder);
        const expected = chosen.map((_, nth) =>
          [...chosen.slice(0, nth), placeholder, ...chosen.slice(nth)].join('\n\n'),
        );
        expect([...expected, `${text}\n\n${placeholder}`]).toContain(after);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['One two', 2, 0],
    ['One two', 5, 7],
    ['One two', 7, 7],
    ['One\n\nTwo', 4, 4],
    ['', 0, 0],
  ])('for %j at %i the insert position is %i', (text, at, gap) => {
    expect(gapNear(text, at)).toBe(gap);
  });
});

test.each([
  ['One two', 4, true],
  ['One two', 1, false],
  ['- one two', 6, false],
  ['| a b |\n| - |', 3, false],
  ['', 0, true],
])('%j can be split at %i: %s', (text, at, can) => {
  expect(canDivide(text, at)).toBe(can);
});

test('splits a text into its blocks', () => {
  expect(blocksFrom(blocks.slice(0, 4).join('\n\n'))).toHaveLength(4);
});
