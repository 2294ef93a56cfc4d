import { expect, test } from 'vitest';
import { notices } from '@/lib/notices';
import { refusalOf } from './answer';
import { sentenceOf } from './refusal';

test('includes the reason in the message if the notice requires one', () => {
  expect(refusalOf('tooManyAttempts')).toEqual({
    notice: 'tooManyAttempts',
    text: notices.tooManyAttempts,
    details: {},
  });
  const { text } = refusalOf('taskCreateFailed', { reason: 'it is full' });
  expect(text).toBe('Failed to create task: it is full');
});

test('includes the reference of a failure in the message', () => {
  expect(sentenceOf(refusalOf('bookingFailed'))).toBe(notices.bookingFailed);
  expect(sentenceOf(refusalOf('bookingFailed', { reference: '0123456789' }))).toBe(
    `${notices.bookingFailed} Reference 0123456789`,
  );
});
