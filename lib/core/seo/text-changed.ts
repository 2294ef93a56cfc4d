import { paths } from '@/lib/paths';

/** Dates of the last change to the texts of static pages; the legal pages show theirs. */
export const textChanged = {
  [paths.home]: '2026-11-29',
  [paths.pricing]: '2026-11-29',
  [paths.compare]: '2026-11-25',
  [paths.calculator]: '2026-11-29',
  [paths.readiness]: '2026-11-25',
  [paths.integrations]: '2026-11-25',
  [paths.security]: '2026-11-25',
  [paths.proof]: '2026-11-25',
  [paths.failItNow]: '2026-11-25',
  [paths.booking]: '2026-11-24',
  [paths.contact]: '2026-11-25',
  [paths.about]: '2026-11-22',
  [paths.terms]: '2026-11-25',
  [paths.privacy]: '2026-11-29',
  [paths.cookies]: '2026-11-26',
  [paths.webhookDocs]: '2026-11-28',
  [paths.search]: '2026-11-25',
} as const;

/** Current version of the privacy policy; stored with all data that visitors send us. */
export const PRIVACY_POLICY_VERSION = textChanged[paths.privacy];
