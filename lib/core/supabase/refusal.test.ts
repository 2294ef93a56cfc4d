import { expect, test } from 'vitest';
import { unstorableNotice } from './refusal';

const tooLong = {
  code: '23514',
  message: 'new row for relation "clients" violates check constraint "clients_tags_check"',
};

test.each([
  [{ code: '22P05', message: '' }, 'textNotStorable'],
  [
    new Error('The note could not be stored', { cause: { code: '22021', message: '' } }),
    'textNotStorable',
  ],
  [new Error('The contact could not be stored', { cause: tooLong }), 'valueNotStorable'],
  [{ code: '23514', message: 'This webinar is full.' }, null],
  [new Error('The note could not be stored', { cause: { code: '23505' } }), null],
  [new Error('The note could not be stored'), null],
  [null, null],
])('returns the notice for unstorable values for %s: %s', (error, expected) => {
  expect(unstorableNotice(error)).toBe(expected);
});
