import { expect, test } from 'vitest';
import { ANSWERS, explain, RIGHT } from './question';

test('exactly one answer is right, and each has an explanation of its own', () => {
  const right = ANSWERS.filter(({ isRight }) => isRight);
  expect(right).toEqual([ANSWERS[RIGHT]]);
  expect(new Set(ANSWERS.map(({ explanation }) => explanation)).size).toBe(ANSWERS.length);
});

test('the explanation begins with the verdict', () => {
  expect(explain({ text: '', isRight: true, explanation: 'Because.' })).toBe('Right. Because.');
  expect(explain({ text: '', explanation: 'Because.' })).toBe('Not quite. Because.');
  expect(explain(undefined)).toBe('');
});
