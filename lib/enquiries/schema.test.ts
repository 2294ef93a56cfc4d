import { expect, test } from 'vitest';
import { enquiryEnvelopeSchema, enquirySchema } from './schema';

const valid = {
  name: 'Ada Byron',
  email: 'ada@engines.example',
  message: 'Can you read our delivery notes?',
};

test('accepts a question without a company and trims it', () => {
  expect(enquirySchema.parse({ ...valid, name: '  Ada Byron ' })).toEqual({
    ...valid,
    company: '',
  });
});

test.each([
  ['name', ' ', 'Please enter your name.'],
  ['name', 'A'.repeat(161), 'Your name must be at most 160 characters.'],
  ['name', '<b>Ada</b>', 'without < >'],
  ['email', 'ada@', 'Please enter a valid email address.'],
  ['company', 'x'.repeat(161), 'at most 160 characters'],
  ['message', '   \n  ', 'ten characters or more'],
  ['message', 'Hello?', 'ten characters or more'],
  ['message', 'x'.repeat(4001), 'under 4,000 characters'],
  ['message', 'x'.repeat(1_000_000), 'under 4,000 characters'],
])('rejects %s %j with a message', (field, value, sentence) => {
  const { error } = enquirySchema.safeParse({ ...valid, [field]: value });
  expect(error?.issues).toEqual([
    expect.objectContaining({ path: [field], message: expect.stringContaining(sentence) }),
  ]);
});

test('ignores invalid values in fields that the page adds', () => {
  const broken = {
    idempotencyKey: 'x',
    about: 'plan-free',
    source: '//evil.example',
    formToken: 'x'.repeat(201),
  };
  expect(enquiryEnvelopeSchema.parse(broken)).toEqual({});
  expect(enquiryEnvelopeSchema.parse({ source: '/pricing', about: 'course' })).toEqual({
    source: '/pricing',
    about: 'course',
  });
});
