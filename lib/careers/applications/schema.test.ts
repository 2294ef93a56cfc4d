import { expect, test } from 'vitest';
import { cvMessages } from './cv-rules';
import { applicationSchema } from './schema';

const cv = { type: 'pdf', name: 'CV.pdf', bytes: new Uint8Array() };
const complete = {
  jobId: '6f0b1c9e-6f57-4b6f-9a53-0f2a3d6b8c11',
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: ' ada@engines.example ',
  phone: '+1 212 555 0199',
  link: 'https://engines.example/ada',
  message: 'Note G.',
  cv,
};

test('accepts and trims a complete application', () => {
  expect(applicationSchema.parse(complete)).toEqual({
    ...complete,
    firstName: 'Ada',
    email: 'ada@engines.example',
  });
});

test('accepts an application without phone, link and message', () => {
  const { phone: _, link: __, message: ___, ...required } = complete;
  expect(applicationSchema.parse(required)).toMatchObject({ phone: '', link: '', message: '' });
  expect(applicationSchema.safeParse({ ...required, phone: '', link: ' ' }).success).toBe(true);
});

test.each([
  ['firstName', '  ', 'Please enter your first name.'],
  ['firstName', 'x'.repeat(101), 'First name must be at most 100 characters.'],
  ['lastName', undefined, 'Please enter your last name.'],
  ['email', 'ada@', 'Please enter a valid email address.'],
  ['email', `${'a'.repeat(250)}@b.example`, 'Please enter a valid email address.'],
  ['phone', '12', 'Please enter a valid phone number.'],
  ['phone', '1'.repeat(41), 'Please enter a valid phone number.'],
  ['link', 'http://engines.example', 'Please enter a URL that begins with https://.'],
  ['link', 'javascript:alert(1)', 'Please enter a URL that begins with https://.'],
  ['link', 'engines.example', 'Please enter a URL that begins with https://.'],
  [
    'link',
    `https://engines.example/${'x'.repeat(500)}`,
    'Please enter a URL of at most 500 characters.',
  ],
  ['message', 'x'.repeat(5001), 'Please keep your message under 5,000 characters.'],
  ['cv', { problem: 'macros' }, cvMessages.macros],
])('rejects %s %j', (field, value, message) => {
  const result = applicationSchema.safeParse({ ...complete, [field]: value });
  expect(result.error?.issues).toMatchObject([{ path: [field], message }]);
});

test('reports problems of the file and of the fields at once', () => {
  const result = applicationSchema.safeParse({
    ...complete,
    email: '',
    cv: { problem: 'missing' },
  });
  expect(result.error?.issues.map(({ path }) => path[0])).toEqual(['email', 'cv']);
});

test('replaces an invalid job id with an id that does not exist', () => {
  expect(applicationSchema.parse({ ...complete, jobId: "'; --" }).jobId).toMatch(/^0{8}-/);
});
