import { longDay, zonedMoment } from '@/lib/core/time/business-time';

/** Consent of a visitor as a record stores it; null where staff added the record. */
type Consent = { policyVersion: string | null; consentedAt: string | null };

/** Returns 'Nov 23, 2026, 10:00 AM EST, to the privacy policy of November 23, 2026', or null without a consent. */
export function consentText({ policyVersion, consentedAt }: Consent): string | null {
  if (!policyVersion || !consentedAt) return null;
  // Versions are days; noon is the same day in the business zone.
  const day = longDay(`${policyVersion}T17:00:00Z`);
  return `${zonedMoment(consentedAt)}, to the privacy policy of ${day}`;
}
