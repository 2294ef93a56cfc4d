import { expect, test } from 'vitest';
import { notices } from '@/lib/notices';
import { refusalOf } from './answer';
import { sentenceOf } from './refusal';

test('a refusal has its sentence, with the reason where the notice names one', () => {
  expect(refusalOf('tooManyAttempts')).toEqual({
    notice: 'tooManyAttempts',
    text: notices.tooManyAttempts,
    details: {},
  });
  const { text } = refusalOf('taskCreateFailed', { reason: 'it is full' });
  expect(text).toBe('Failed to create task: it is full');
});

test('a sentence names the reference of a failure', () => {
  expect(sentenceOf(refusalOf('bookingFailed'))).toBe(notices.bookingFailed);
  expect(sentenceOf(refusalOf('bookingFailed', { reference: '0123456789' }))).toBe(
    `${notices.bookingFailed} Reference 0123456789`,
  );
});
