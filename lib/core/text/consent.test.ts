import { expect, it } from 'vitest';
import { PRIVACY_POLICY_VERSION } from '@/lib/core/seo/text-changed';
import { consentText } from './consent';

it('contains the time and the policy version', () => {
  const consent = { policyVersion: '2026-11-23', consentedAt: '2026-11-24T15:00:00+00:00' };
  expect(consentText(consent)).toBe(
    'Nov 24, 2026, 10:00 AM EST, to the privacy policy of November 23, 2026',
  );
  expect(consentText({ policyVersion: null, consentedAt: null })).toBeNull();
});

it('accepts the current policy version', () => {
  const consentedAt = '2026-11-24T15:00:00+00:00';
  expect(consentText({ policyVersion: PRIVACY_POLICY_VERSION, consentedAt })).not.toContain(
    'Invalid',
  );
});
