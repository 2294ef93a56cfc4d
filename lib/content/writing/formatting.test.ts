import { describe, expect, test } from 'vitest';
import type { Written } from '@/lib/content/images/pasting';
import {
  changeBetween,
  withBlock,
  withFootnote,
  withHeading,
  withLineKind,
  withLink,
  withMark,
} from './formatting';

/** Parses a text in which bars mark the caret or the selection. */
function written(marked: string): Written {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|');
  return { text: marked.replaceAll('|', ''), start, end: end === start ? start : end - 1 };
}
function marked({ text, start, end }: Written): string {
  const selected = start === end ? '|' : `|${text.slice(start, end)}|`;
  return text.slice(0, start) + selected + text.slice(end);
}

describe('a mark', () => {
  test.each([
    ['bold', 'a |b| c', 'a **|b|** c'],
    ['bold', 'a **|b|** c', 'a |b| c'],
    ['bold', 'a |**b**| c', 'a |b| c'],
    ['bold', 'a | b | c', 'a  **|b|**  c'],
    ['bold', 'a |', 'a **|**'],
    ['italic', '|b|', '*|b|*'],
    ['italic', '*|b|*', '|b|'],
    ['italic', '**|b|**', '***|b|***'],
    ['italic', '***|b|***', '**|b|**'],
    ['bold', '***|b|***', '*|b|*'],
    ['italic', '|**b**|', '*|**b**|*'],
    ['strike', '~~|b|~~', '|b|'],
    ['code', 'run |npm|', 'run `|npm|`'],
  ] as const)('%s turns %j into %j', (kind, before, after) => {
    expect(marked(withMark(written(before), kind))).toBe(after);
  });
});

describe('a line', () => {
  test.each([
    [2, 'One\nTw|o\nThree', 'One\n## Tw|o\nThree'],
    [2, '## Tw|o', 'Tw|o'],
    [3, '## Tw|o', '### Tw|o'],
    [2, '- Tw|o', '## Tw|o'],
    [2, '|', '## |'],
  ] as const)('becomes a heading of level %i: %j', (level, before, after) => {
    expect(marked(withHeading(written(before), level))).toBe(after);
  });

  test.each([
    ['bullets', '|One\nTwo|', '- |One\n- Two|'],
    ['bullets', '- |One\n- Two|', '|One\nTwo|'],
    ['numbers', '|One\n\nTwo|', '1. |One\n\n2. Two|'],
    ['numbers', '- |One\n- Two|', '1. |One\n2. Two|'],
    ['numbers', '1. |One\n2. Two|', '|One\nTwo|'],
    ['quote', '|One\n\nTwo|', '> |One\n>\n> Two|'],
    ['tasks', 'O|ne', '- [ ] O|ne'],
    ['bullets', '  * O|ne', '  O|ne'],
  ] as const)('becomes one of %s: %j', (kind, before, after) => {
    expect(marked(withLineKind(written(before), kind))).toBe(after);
  });
});

test.each([
  ['see |', '/blog/a', 'A [b]', 'see [A \\[b\\]](/blog/a)|'],
  ['see |this| now', '/blog/a', 'A', 'see [this](/blog/a)| now'],
])('inserts a link to a page into %j', (before, href, title, after) => {
  expect(marked(withLink(written(before), href, title))).toBe(after);
});

test.each([
  ['|', '> …', '> |…|'],
  ['One.\n/ta|\n\nTwo.', '---', 'One.\n/ta\n\n---|\n\nTwo.'],
  ['One. |gone| Two.', ':::note\n…\n:::', 'One.\n\n:::note\n|…|\n:::\n\nTwo.'],
])('inserts a block as separate paragraphs into %j', (before, block, after) => {
  expect(marked(withBlock(written(before), block))).toBe(after);
});

test.each([
  ['One.| Two.', 'One.[^1] Two.\n\n[^1]: |'],
  ['One.[^1] Two.|\n\n[^1]: Counted.', 'One.[^1] Two.[^2]\n\n[^1]: Counted.\n[^2]: |'],
])('numbers a new footnote in %j', (before, after) => {
  expect(marked(withFootnote(written(before)))).toBe(after);
});

test.each([
  ['', 'a'],
  ['aaa', 'aa'],
  ['abcabc', 'abc'],
  ['one two', 'one and two'],
  ['same', 'same'],
])('finds a single changed range from %j to %j', (before, after) => {
  const { from, to, insert } = changeBetween(before, after);
  expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
  expect(from).toBeLessThanOrEqual(to);
});
