import { expect, test } from 'vitest';
import { bookingForm } from './schema';

const good = {
  id: '00000000-0000-4000-8000-000000000001',
  version: '1',
  firstname: 'Ada',
  email: 'ada@example.com',
  meetingtype: 'Consultation',
};

test('a leader may leave company and phone blank', () => {
  expect(bookingForm.parse({ ...good, company: '   ', phone: '\u00a0'.repeat(10) })).toMatchObject({
    company: '',
    phone: '',
  });
});

test('a company or phone entered by a leader must be long enough', () => {
  const { error } = bookingForm.safeParse({ ...good, company: ' L ', phone: ' 123 ' });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Please enter your company name.',
    'Please enter a valid phone number.',
  ]);
});
