import { expect, test } from 'vitest';
import { outlineOf, wordsIn } from './outline';

test('lists the headings of a text with their positions', () => {
  const text =
    '# One\n\nText\n\n```\n## In code\n```\n## [Two](/a) **bold** ##\n\n#None\n### Three\n## One';
  expect(outlineOf(text)).toEqual([
    { text: 'One', level: 1, at: 0 },
    { text: 'Two bold', level: 2, at: text.indexOf('## [Two]') },
    { text: 'Three', level: 3, at: text.indexOf('### Three') },
    { text: 'One (2)', level: 2, at: text.lastIndexOf('## One') },
  ]);
});

test.each([
  ['', 0],
  ['One two, three-four.', 3],
  ['[Our services](/services/document-processing)', 2],
  [':::note\nIt’s 10:30.\n:::', 2],
  ['- [ ] Größe 93 %', 2],
])('counts the words in %j as %i', (text, words) => {
  expect(wordsIn(text)).toBe(words);
});

test.each([
  '# '.repeat(50_000),
  '['.repeat(100_000),
  `# a${' '.repeat(99_000)}b`,
  ']('.repeat(50_000),
])('parses malicious text in time', (text) => {
  const started = performance.now();
  outlineOf(`# ${text}`);
  wordsIn(text);
  expect(performance.now() - started).toBeLessThan(2000);
});
