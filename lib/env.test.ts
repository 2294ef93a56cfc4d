import { expect, test } from 'vitest';
import { readEnv } from './env-schema';

const complete = {
  NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789abcdef',
  SUPABASE_SECRET_KEY: 'sb_secret_0123456789abcdef',
  SITE_URL: 'http://localhost:3000/',
  AUTOMATION_WEBHOOK_URL: 'http://127.0.0.1:54326/hook',
  AUTOMATION_WEBHOOK_SECRET: 'whsec_c2VjcmV0LXNlY3JldC1zZWNyZXQ=',
  SMTP_URL: 'smtp://127.0.0.1:54325',
  CRON_SECRET: '0123456789abcdef',
};

test('takes a complete environment; SITE_URL is an origin', () => {
  expect(readEnv(complete).SITE_URL).toBe('http://localhost:3000');
});

test('lists everything that is wrong and tells no value', () => {
  const wrong = {
    ...complete,
    SITE_URL: undefined,
    CRON_SECRET: 'hunter2',
    SMTP_URL: 'http://mail',
  };
  expect(() => readEnv(wrong)).toThrow(/SITE_URL: is missing[\s\S]*SMTP_URL[\s\S]*CRON_SECRET/);
  expect(() => readEnv(wrong)).not.toThrow(/hunter2/);
});
