import { describe, expect, test } from 'vitest';
import { readEnv } from './env-schema';

const jwt = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ role }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const complete = {
  NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789abcdef',
  SUPABASE_SECRET_KEY: 'sb_secret_0123456789abcdef',
  SITE_URL: 'http://localhost:3000/',
  AUTOMATION_WEBHOOK_URL: 'http://127.0.0.1:54326/hook',
  AUTOMATION_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
  SMTP_URL: 'smtp://127.0.0.1:54325',
  CRON_SECRET: '0123456789abcdef',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
};
const hosted = {
  ...complete,
  NEXT_PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  SITE_URL: 'https://www.techlink.example',
  AUTOMATION_WEBHOOK_URL: 'https://hooks.techlink.example/v1/bookings?team=7',
  SMTP_URL: 'smtps://mailer:secret@smtp.techlink.example:465',
};

test('accepts the demo’s environment; SITE_URL is an origin', () => {
  expect(readEnv(complete).SITE_URL).toBe('http://localhost:3000');
});

test('accepts proxy settings, including empty ones', () => {
  const proxied = { ...hosted, BEHIND_PROXY: '1', TRUSTED_PROXIES: '2' };
  expect(readEnv(proxied)).toEqual(proxied);
  expect(readEnv({ ...hosted, BEHIND_PROXY: '', TRUSTED_PROXIES: '' })).toBeTruthy();
});

test('accepts missing mail settings, and the webhook settings only as a pair', () => {
  const { AUTOMATION_WEBHOOK_URL, AUTOMATION_WEBHOOK_SECRET, SMTP_URL: _, ...least } = complete;
  expect(readEnv(least).SMTP_URL).toBeUndefined();
  expect(readEnv({ ...least, SMTP_URL: '', AUTOMATION_WEBHOOK_URL: ' ' })).toEqual(readEnv(least));
  expect(() => readEnv({ ...least, AUTOMATION_WEBHOOK_URL })).toThrow(
    '  AUTOMATION_WEBHOOK_SECRET is missing',
  );
  expect(() => readEnv({ ...least, AUTOMATION_WEBHOOK_SECRET })).toThrow(
    '  AUTOMATION_WEBHOOK_URL is missing',
  );
});

test.each([16, 24, 32])('accepts a form key of %i bytes', (length) => {
  const key = Buffer.alloc(length, 3).toString('base64');
  expect(readEnv({ ...hosted, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key })).toBeTruthy();
});

test('accepts optional settings, including empty ones', () => {
  const operated = { INTERNAL_URL: 'http://127.0.0.1:3001', METRICS_TOKEN: '0123456789abcdef' };
  expect(readEnv({ ...hosted, ...operated })).toMatchObject(operated);
  expect(readEnv({ ...hosted, INTERNAL_URL: '', METRICS_TOKEN: '' })).toBeTruthy();
});

test('accepts a hosted project with new or old keys', () => {
  expect(readEnv(hosted)).toEqual(hosted);
  const older = {
    ...hosted,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: jwt('anon'),
    SUPABASE_SECRET_KEY: jwt('service_role'),
  };
  expect(readEnv(older)).toEqual(older);
});

test('reports each invalid variable in one sentence without its value', () => {
  const wrong = { ...complete, SITE_URL: '', CRON_SECRET: 'hunter2', SMTP_URL: 'http://mail' };
  expect(() => readEnv(wrong)).toThrow(
    [
      'The environment is not right; see .env.example.',
      '  SITE_URL is missing.',
      '  SMTP_URL must be a URL that begins with smtp:// or smtps://.',
      '  CRON_SECRET must have at least 16 characters.\n',
    ].join('\n'),
  );
  expect(() => readEnv(wrong)).not.toThrow(/hunter2/);
});

test('rejects BEHIND_PROXY without the number of trusted proxies', () => {
  const sentence = '  TRUSTED_PROXIES is missing: behind a proxy, no limit would count by IP.';
  for (const proxies of [{}, { TRUSTED_PROXIES: '' }, { TRUSTED_PROXIES: '0' }]) {
    expect(() => readEnv({ ...hosted, BEHIND_PROXY: '1', ...proxies })).toThrow(sentence);
  }
});

describe('secrets in public variables', () => {
  const browser = 'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY';
  test.each([
    ['the two keys swapped', browser, complete.SUPABASE_SECRET_KEY, 'holds a secret key'],
    ['a service_role key', browser, jwt('service_role'), 'holds a secret key'],
    ['another public variable', 'NEXT_PUBLIC_BACKUP', 'sb_secret_0123', 'must not hold a secret'],
    ['another with an old key', 'NEXT_PUBLIC_X', jwt('service_role'), 'must not hold a secret'],
  ])('refuses %s', (_what, name, value, sentence) => {
    expect(() => readEnv({ ...complete, [name]: value })).toThrow(`  ${name} ${sentence}`);
  });
});

describe('invalid values', () => {
  test.each([
    ['NEXT_PUBLIC_SUPABASE_URL', 'https://your-project.supabase.co', 'still holds the placeholder'],
    ['NEXT_PUBLIC_SUPABASE_URL', 'http://abc.supabase.co', 'must be an https URL'],
    ['NEXT_PUBLIC_SUPABASE_URL', 'https://abc.supabase.co/rest/v1', 'must be a URL without a path'],
    ['NEXT_PUBLIC_SUPABASE_URL', 'abc.supabase.co', 'must be an https URL'],
    ['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_...', 'still holds the placeholder'],
    ['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'a'.repeat(40), 'must be the publishable key'],
    ['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', jwt('authenticated'), 'must be the publishable key'],
    ['SUPABASE_SECRET_KEY', 'sb_publishable_0123456789', 'holds the publishable key'],
    ['SUPABASE_SECRET_KEY', jwt('anon'), 'holds the publishable key'],
    ['SUPABASE_SECRET_KEY', 'a'.repeat(40), 'must be the secret key'],
    ['SITE_URL', 'http://www.techlink.example', 'must be an https URL'],
    ['SITE_URL', 'https://www.techlink.example/de', 'must be a URL without a path'],
    ['AUTOMATION_WEBHOOK_URL', 'http://hooks.techlink.example', 'must be an https URL'],
    ['AUTOMATION_WEBHOOK_URL', 'ftp://localhost/hook', 'must be an https URL'],
    ['AUTOMATION_WEBHOOK_SECRET', 'whsec_...', 'still holds the placeholder'],
    ['AUTOMATION_WEBHOOK_SECRET', 'whsec_not base64, but long enough', 'must be whsec_'],
    ['AUTOMATION_WEBHOOK_SECRET', 'whsec_c2hvcnQ=', 'must be whsec_'],
    ['SMTP_URL', 'smtps://user:password@smtp.your-domain.com', 'still holds the placeholder'],
    ['CRON_SECRET', '   ', 'is missing.'],
    ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', '', 'is missing: make one with openssl rand -base64 32'],
    ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'c2hvcnQ=', 'must be 16, 24 or 32 bytes in base64'],
    ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', '0'.repeat(32).concat('!'), 'must be 16, 24 or 32'],
    ['BEHIND_PROXY', 'yes', 'must be 1, or be left out.'],
    ['STANDALONE', 'true', 'must be 1, or be left out.'],
    ['TRUSTED_PROXIES', 'all', 'must be the number of proxies'],
    ['INTERNAL_URL', 'http://web.example', 'must be an https URL'],
    ['METRICS_TOKEN', 'short', 'must have at least 16 characters.'],
  ])('rejects %s %j', (name, value, sentence) => {
    expect(() => readEnv({ ...hosted, [name]: value })).toThrow(`  ${name} ${sentence}`);
  });
});
