import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { enrolmentSchema } from '@/lib/academy/enrolments/schema';
import { linkRequestSchema } from '@/lib/academy/learning/schema';
import { subscriptionSchema } from '@/lib/blog/subscribers/schema';
import { bookingForm, newBookingForm } from '@/lib/bookings/desk/schema';
import { bookingSchema } from '@/lib/bookings/schema';
import { applicationSchema } from '@/lib/careers/applications/schema';
import { companyForm } from '@/lib/clients/companies/schema';
import { importRow } from '@/lib/clients/import/schema';
import { clientForm } from '@/lib/clients/schema';
import { enquirySchema } from '@/lib/enquiries/schema';
import { inviteSchema } from '@/lib/people/invitations/schema';
import { passwordResetSchema, signInSchema } from '@/lib/people/sign-in/schema';
import { personEmail } from '@/lib/privacy/schema';
import { sendSchema } from '@/lib/tools/calculator/schema';
import { registrationSchema } from '@/lib/webinars/registrations/schema';
import { readEmail } from './email';

describe('an email address', () => {
  it.each([
    ['Ada.Lovelace+site@Example.COM', 'Ada.Lovelace+site@example.com'],
    ['user@münchen.de', 'user@xn--mnchen-3ya.de'],
    ['user@MÜNCHEN.de', 'user@xn--mnchen-3ya.de'],
    ['user@mu\u0308nchen.de', 'user@xn--mnchen-3ya.de'],
    ['user@xn--mnchen-3ya.de', 'user@xn--mnchen-3ya.de'],
    ['user@straße.de', 'user@xn--strae-oqa.de'],
    ['user@пример.рф', 'user@xn--e1afmkfd.xn--p1ai'],
    ['user@xn--e1afmkfd.xn--p1ai', 'user@xn--e1afmkfd.xn--p1ai'],
    ['user@例え。jp', 'user@xn--r8jz45g.jp'],
    ['user@firma.xn--vermgensberatung-pwb', 'user@firma.xn--vermgensberatung-pwb'],
    ["o'brien/sales=x@mail.co.uk", "o'brien/sales=x@mail.co.uk"],
    ['_@a-b.museum', '_@a-b.museum'],
  ])('stores %j as %j', (typed, stored) => {
    expect(readEmail(typed)).toBe(stored);
  });

  it.each([
    '',
    '@',
    'ada',
    'ada@',
    '@example.com',
    'ada@localhost',
    'ada@example',
    'ada@1.2.3.4',
    'ada@[1.2.3.4]',
    'ada@example.com.',
    'ada@-example.com',
    'ada@exa_mple.com',
    'ada@example..com',
    'ada@example.com:25',
    'ada@example.com/x',
    'ada@example.com?x',
    'ada@ex%61mple.com',
    'ada@exam ple.com',
    'ada@b@example.com',
    'ada..l@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'ada l@example.com',
    '"ada l"@example.com',
    'Ada <ada@example.com>',
    'ada@example.com, eve@example.com',
    'ada\n@example.com',
    'jürgen@example.com',
    'ада@пример.рф',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a'.repeat(64)}.com`,
    `ada@${'ü'.repeat(60)}.de`,
    `ada@${'abcdefg.'.repeat(32)}com`,
  ])('rejects %j', (typed) => {
    expect(readEmail(typed)).toBeNull();
  });
});

describe('forms with an email address', () => {
  const fields: [string, z.ZodType][] = [
    ['a booking', bookingSchema.shape.email],
    ['a booking by staff', newBookingForm.shape.email],
    ['a changed booking', bookingForm.shape.email],
    ['a registration', registrationSchema.shape.email],
    ['an enrolment', enrolmentSchema.shape.email],
    ['a link to lessons', linkRequestSchema.shape.email],
    ['an enquiry', enquirySchema.shape.email],
    ['a subscription', subscriptionSchema.shape.email],
    ['an application', applicationSchema.shape.email],
    ['an estimate', sendSchema.shape.email],
    ['a contact', clientForm.shape.email],
    ['a row of an import', importRow.shape.email],
    ['an invitation', inviteSchema.shape.email],
    ['a sign-in', signInSchema.shape.email],
    ['a forgotten password', passwordResetSchema.shape.email],
    ['a request about data', personEmail],
  ];

  it.each(fields)('use the same validation in %s', (_, field) => {
    const read = (typed: string) => {
      const { data, error } = field.safeParse(typed);
      return error?.issues.map(({ message }) => message) ?? data;
    };
    expect(read(' user@münchen.de\u200B')).toBe('user@xn--mnchen-3ya.de');
    expect(read('user@xn--e1afmkfd.xn--p1ai')).toBe('user@xn--e1afmkfd.xn--p1ai');
    expect(read('ada@localhost')).toEqual(['Please enter a valid email address.']);
    expect(read('')).toEqual(['Please enter a valid email address.']);
    expect(read('jürgen@example.com')).toEqual([
      'Please enter an email address with the letters a to z before the @.',
    ]);
  });
});

it('normalises the domain of a company website like that of email addresses', () => {
  const { website } = companyForm.shape;
  expect(website.parse('https://München.de/über-uns')).toBe('https://xn--mnchen-3ya.de/über-uns');
  expect(website.parse('http://www.example.com:8080?a=/b')).toBe(
    'http://www.example.com:8080?a=/b',
  );
  expect(website.parse('')).toBe('');
});
