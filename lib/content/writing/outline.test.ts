import { expect, test } from 'vitest';
import { outlineOf, wordsIn } from './outline';

test('an outline has the headings of a text and their places', () => {
  const text =
    '# One\n\nText\n\n```\n## In code\n```\n## [Two](/a) **bold** ##\n\n#None\n### Three';
  expect(outlineOf(text)).toEqual([
    { text: 'One', level: 1, at: 0 },
    { text: 'Two bold', level: 2, at: text.indexOf('## [Two]') },
    { text: 'Three', level: 3, at: text.indexOf('### Three') },
  ]);
});

test.each([
  ['', 0],
  ['One two, three-four.', 3],
  ['[Our services](/services/document-processing)', 2],
  [':::note\nIt’s 10:30.\n:::', 2],
  ['- [ ] Größe 93 %', 2],
])('%j has %i words', (text, words) => {
  expect(wordsIn(text)).toBe(words);
});
