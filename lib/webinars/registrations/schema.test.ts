import { describe, expect, test } from 'vitest';
import { registrationEnvelopeSchema, registrationSchema } from './schema';

const good = { firstName: 'Ada', lastName: 'Byron', email: 'ada@engines.example' };

const errorsOf = (input: object) =>
  registrationSchema.safeParse(input).error?.issues.map((issue) => [issue.path[0], issue.message]);

describe('the webinar form', () => {
  test.each([{}, { company: '', jobTitle: '' }, { company: '  ', jobTitle: '\t' }])(
    'stores an empty optional field as null: %j',
    (fields) => {
      expect(registrationSchema.parse({ ...good, ...fields })).toEqual({
        ...good,
        company: null,
        jobTitle: null,
      });
    },
  );

  test('trims the input', () => {
    const filled = { ...good, firstName: ' Ada ', company: ' Engines Ltd ', jobTitle: 'Countess' };
    expect(registrationSchema.parse(filled)).toEqual({
      ...good,
      company: 'Engines Ltd',
      jobTitle: 'Countess',
    });
  });

  test.each([
    ['firstName', ' ', 'Please enter your first name.'],
    ['firstName', 'x'.repeat(101), 'First name must be at most 100 characters.'],
    ['lastName', '', 'Please enter your last name.'],
    ['email', '', 'Please enter a valid email address.'],
    ['email', 'ada@', 'Please enter a valid email address.'],
    ['company', 'x'.repeat(161), 'Company must be at most 160 characters.'],
    ['jobTitle', 'x'.repeat(121), 'Job title must be at most 120 characters.'],
  ])('rejects %s %j with the exact message', (field, value, message) => {
    expect(errorsOf({ ...good, [field]: value })).toEqual([[field, message]]);
  });

  test('reports each missing field once', () => {
    expect(errorsOf({})?.map(([field]) => field)).toEqual(['firstName', 'lastName', 'email']);
  });
});

test('accepts a registration with an invalid or missing time zone', () => {
  const webinarId = '8b6fd9b0-7d3c-4f53-9f2e-0a4f1c6a3c11';
  for (const fields of [{ visitorTimeZone: 'Middle/Earth' }, {}]) {
    expect(registrationEnvelopeSchema.parse({ webinarId, ...fields })).toEqual({
      webinarId,
      visitorTimeZone: null,
    });
  }
});
