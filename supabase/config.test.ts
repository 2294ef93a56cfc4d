import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MIN_PASSWORD_LENGTH } from '@/lib/people/sign-in/password-length';
import { MIN_PASSWORD_LENGTH as LOCAL_MIN_PASSWORD_LENGTH } from './local/api/auth-endpoints';

/** Returns the settings of config.toml by their full names; it uses the part of TOML that JSON shares. */
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

// Each differs from the default of a hosted project, or would break the site if it did.
test.each([
  ['nobody signs up', 'auth.enable_signup', false],
  ['nobody signs in without an account', 'auth.enable_anonymous_sign_ins', false],
  ['no account takes over another', 'auth.enable_manual_linking', false],
  ['a person signs in with the email', 'auth.email.enabled', true],
  ['an invitation needs no second mail', 'auth.email.enable_confirmations', false],
  ['links lead to this site, not to the demo', 'auth.site_url', 'env(SITE_URL)'],
  ['links lead nowhere else', 'auth.additional_redirect_urls', []],
  ['two tabs may refresh at once', 'auth.enable_refresh_token_rotation', true],
  ['two tabs may refresh at once', 'auth.refresh_token_reuse_interval', 10],
  ['passwords are as long as the site asks', 'auth.minimum_password_length', MIN_PASSWORD_LENGTH],
  ['passwords need no special characters', 'auth.password_requirements', ''],
  ['the server may set a new password', 'auth.email.secure_password_change', false],
  ['a reset link works for an hour', 'auth.email.otp_expiry', 3600],
  ['sign-ins per IP', 'auth.rate_limit.sign_in_sign_ups', 30],
  ['reset links per IP', 'auth.rate_limit.token_verifications', 30],
  ['refreshes per IP', 'auth.rate_limit.token_refresh', 150],
  ['mails per hour', 'auth.rate_limit.email_sent', 60],
  ['sessions end', 'auth.sessions.timebox', '12h'],
  ['idle sessions end', 'auth.sessions.inactivity_timeout', '90m'],
  ['no sign-in by phone', 'auth.sms.enabled', false],
  ['the seed stays the demo’s', 'db.seed.enabled', false],
])('%s: %s', (_why, name, value) => {
  expect(config[name]).toEqual(value);
});

test('the embedded Auth takes the same passwords', () => {
  expect(LOCAL_MIN_PASSWORD_LENGTH).toBe(MIN_PASSWORD_LENGTH);
});

test('the reset mail leads to the page that takes its token', () => {
  const path = String(config['auth.email.template.recovery.content_path']);
  const mail = readFileSync(`${import.meta.dirname}/../${path}`, 'utf8');
  expect(mail).toContain('{{ .SiteURL }}/password/new?token_hash={{ .TokenHash }}');
});
