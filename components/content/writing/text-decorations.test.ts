import { describe, expect, test } from 'vitest';
import { shownPicture } from './picture-widget';
import { decorationsOf } from './text-decorations';
import { textState } from './text-state';

/** Returns the visible text while the caret is at `caret`. */
function shown(text: string, caret = text.length) {
  const state = textState(text).update({ selection: { anchor: caret } }).state;
  const hidden = decorationsOf(state, 0, text.length).filter(
    ({ from, to, value }) => from < to && value.spec.class === undefined,
  );
  return [...text]
    .filter((_, at) => !hidden.some(({ from, to }) => from <= at && at < to))
    .join('');
}

describe('live preview', () => {
  test.each([
    ['## Heading', 'Heading'],
    ['a **b** *c* ~~d~~ `e`', 'a b c d e'],
    ['[Services](/services "Ours")', 'Services'],
    ['> quoted', 'quoted'],
    ['[not a link] and [^1]', '[not a link] and [^1]'],
    ['a * b * c', 'a * b * c'],
    ['```\n**code**\n```', '```\n**code**\n```'],
  ])('shows %j as %j', (text, reading) => {
    expect(shown(`${text}\n\n`)).toBe(`${reading}\n\n`);
  });

  test('shows the raw Markdown of the line with the caret', () => {
    expect(shown('## One\n\n## Two', 2)).toBe('## One\n\nTwo');
  });
});

test.each([
  ['/storage/v1/object/public/images/a.png#12x8', true],
  ['https://elsewhere.example/storage/v1/object/public/images/a.png', true],
  ['https://elsewhere.example/a.png', false],
  ['/storage/v1/object/public/images/../secret/a.png', false],
  ['javascript:alert(1)', false],
  ['/storage/v1/object/public/images/a.svg', false],
])('the picture %j is loaded from our own storage: %s', (url, isShown) => {
  expect(shownPicture(url) !== null).toBe(isShown);
});
