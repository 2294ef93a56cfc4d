import { describe, expect, test } from 'vitest';
import { bookingEnvelopeSchema, bookingSchema } from './schema';

const good = {
  firstName: 'Ada',
  email: 'ada@example.com',
  phone: '+1 212 555 0100',
  company: 'Lovelace & Co',
  date: '2026-11-23',
  time: '09:00 AM',
};

const errorsOf = (input: object) =>
  bookingSchema.safeParse(input).error?.issues.map((issue) => [issue.path[0], issue.message]);

describe('the consultation form', () => {
  test('accepts a filled form without last name and message', () => {
    expect(bookingSchema.parse(good)).toEqual({ ...good, lastName: '', message: '' });
  });

  test('trims every field', () => {
    const padded = { ...good, company: ' Lovelace & Co\u00a0', email: ' ada@example.com ' };
    expect(bookingSchema.parse({ ...padded, lastName: '  ', message: '\n' })).toEqual({
      ...good,
      lastName: '',
      message: '',
    });
  });

  test.each([
    ['firstName', 'A', 'First name must be at least 2 characters.'],
    ['email', 'ada@', 'Please enter a valid email address.'],
    ['phone', '123456789', 'Please enter a valid phone number.'],
    ['company', 'L', 'Please enter your company name.'],
    ['firstName', '   ', 'First name must be at least 2 characters.'],
    ['phone', ' '.repeat(10), 'Please enter a valid phone number.'],
    ['phone', ' 21255501 \u200b', 'Please enter a valid phone number.'],
    ['company', '   ', 'Please enter your company name.'],
    ['company', ' L ', 'Please enter your company name.'],
    ['date', '', 'A date is required.'],
    ['date', '2026-02-31', 'A date is required.'],
    ['time', '', 'A time is required.'],
    ['time', '08:30 AM', 'A time is required.'],
    ['time', '05:30 PM', 'A time is required.'],
  ])('rejects %s %j with the exact message', (field, value, message) => {
    expect(errorsOf({ ...good, [field]: value })).toEqual([[field, message]]);
  });

  test('reports every missing field once', () => {
    expect(errorsOf({})?.map(([field]) => field)).toEqual([
      'date',
      'time',
      'firstName',
      'email',
      'phone',
      'company',
    ]);
  });
});

test('accepts a booking with unreadable hidden fields', () => {
  expect(
    bookingEnvelopeSchema.parse({ idempotencyKey: 'nonsense', service: '1', formToken: '' }),
  ).toEqual({
    idempotencyKey: undefined,
    service: undefined,
    formToken: '',
  });
});
