import { expect, test } from 'vitest';
import { citedSentences } from './cited';

test.each([
  [
    'A webhook is sent again [1]. It has the same id [1][2].',
    ['A webhook is sent again.', 'It has the same id.'],
  ],
  ['It is sent again. [1] It keeps its id. [2]', ['It is sent again.', 'It keeps its id.']],
  ['It costs 4.80 an hour [1]', ['It costs 4.80 an hour']],
  ['We also make coffee. It is sent again [2].', ['It is sent again.']],
  ['It is sent again [3].', []],
  ['It is sent again [0].', []],
  ['It is sent again [1][9].', []],
  ['NONE', []],
  ['', []],
  ['[1]', []],
])('keeps only sentences of %j that cite a passage', (answer, sentences) => {
  expect(citedSentences(answer, 2).map(({ text }) => text)).toEqual(sentences);
});

test('lists each passage of a sentence once, and returns at most four sentences', () => {
  expect(citedSentences('So it is [2][2] and [1].', 2)).toEqual([
    { text: 'So it is and.', cites: [2, 1] },
  ]);
  expect(citedSentences('So [1]. '.repeat(9), 1)).toHaveLength(4);
});
