import { expect, test } from 'vitest';
import { presenceSentence } from './rules';

test.each([
  [[], ''],
  [['Sofia Reyes'], 'Sofia Reyes is also in this text.'],
  [['Helen Marsh', 'Sofia Reyes'], 'Helen Marsh and Sofia Reyes are also in this text.'],
  [['A', 'B', 'C'], 'A, B, and C are also in this text.'],
])('says who else is in a text: %j', (names, sentence) => {
  expect(presenceSentence(names)).toBe(sentence);
});
