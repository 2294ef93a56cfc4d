import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MIN_PASSWORD_LENGTH } from '@/lib/people/sign-in/password-length';
import { MIN_PASSWORD_LENGTH as LOCAL_MIN_PASSWORD_LENGTH } from './local/api/auth-endpoints';

/** Returns the settings of config.toml by full name. Parses values as JSON, which covers the TOML used there. */
function settings(): Record<string, unknown> {
  let section = '';
  const found: Record<string, unknown> = {};
  for (const line of readFileSync(`${import.meta.dirname}/config.toml`, 'utf8').split('\n')) {
    section = /^\[(.+)\]$/.exec(line)?.[1] ?? section;
    const [, name, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (name && value) found[`${section}.${name}`] = JSON.parse(value);
  }
  return found;
}

const config = settings();

// Settings that differ from the defaults of a hosted project, or that the site depends on.
test.each([
  ['sign-up is disabled', 'auth.enable_signup', false],
  ['anonymous sign-in is disabled', 'auth.enable_anonymous_sign_ins', false],
  ['accounts cannot be linked manually', 'auth.enable_manual_linking', false],
  ['sign-in by email is enabled', 'auth.email.enabled', true],
  ['invitations need no second email', 'auth.email.enable_confirmations', false],
  ['links lead to this site, not the demo', 'auth.site_url', 'env(SITE_URL)'],
  ['no other redirect URL is allowed', 'auth.additional_redirect_urls', []],
  ['refresh tokens are rotated', 'auth.enable_refresh_token_rotation', true],
  ['two tabs can refresh at once', 'auth.refresh_token_reuse_interval', 10],
  ['same minimum password length as the site', 'auth.minimum_password_length', MIN_PASSWORD_LENGTH],
  ['passwords need no special characters', 'auth.password_requirements', ''],
  ['the server can set a new password', 'auth.email.secure_password_change', false],
  ['a reset link works for an hour', 'auth.email.otp_expiry', 3600],
  ['rate limit of sign-ins per IP', 'auth.rate_limit.sign_in_sign_ups', 30],
  ['rate limit of reset links per IP', 'auth.rate_limit.token_verifications', 30],
  ['rate limit of refreshes per IP', 'auth.rate_limit.token_refresh', 150],
  ['rate limit of emails per hour', 'auth.rate_limit.email_sent', 60],
  ['sessions expire after 12 hours', 'auth.sessions.timebox', '12h'],
  ['idle sessions expire', 'auth.sessions.inactivity_timeout', '90m'],
  ['sign-in by phone is disabled', 'auth.sms.enabled', false],
  ['the demo seed is not applied', 'db.seed.enabled', false],
])('%s: %s', (_why, name, value) => {
  expect(config[name]).toEqual(value);
});

test('the embedded Auth has the same minimum password length', () => {
  expect(LOCAL_MIN_PASSWORD_LENGTH).toBe(MIN_PASSWORD_LENGTH);
});

test('the password reset email links to the page that accepts its token', () => {
  const path = String(config['auth.email.template.recovery.content_path']);
  const mail = readFileSync(`${import.meta.dirname}/../${path}`, 'utf8');
  expect(mail).toContain('{{ .SiteURL }}/password/new?token_hash={{ .TokenHash }}');
});
