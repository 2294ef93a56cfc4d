import { expect, test } from 'vitest';
import { unusedEnvironment } from '@/lib/core/env.test-double';
import { readSettings } from './local/settings';

// Sets all variables, so that nothing is written to .env.local.
const given = {
  ...process.env,
  ...unusedEnvironment,
  SITE_URL: 'http://localhost:3000',
  PORT: '3000',
};

test('uses the given environment', () => {
  expect(readSettings(given).app.SITE_URL).toBe('http://localhost:3000');
});

test.each([
  ['SITE_URL', 'localhost:3000', /\n {2}SITE_URL must be an https URL/],
  ['SMTP_URL', 'mail.example', /\n {2}SMTP_URL must be a URL that begins with smtp/],
  ['CRON_SECRET', 'short', /\n {2}CRON_SECRET must have at least 16 characters/],
  ['PORT', 'http', /^PORT=http is not a port/],
])('rejects %s=%s and names the problem', (name, value, sentence) => {
  expect(() => readSettings({ ...given, [name]: value })).toThrow(sentence);
});
