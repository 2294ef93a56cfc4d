import 'server-only';
import { readToken, signToken } from './signed-token';
import { MINIMUM_FILL_MS } from './spam-limits';

/** Returns a token with the time at which the visitor received the form. */
export function issueFormToken(now: Date): string {
  return signToken('form-time', String(now.getTime()));
}

/**
 * Returns why a submission looks like spam, or null. Without JavaScript a form has no time token, so a missing token is
 * not spam; a forged or too recent one is.
 */
export function spamReason(
  form: { website?: string | undefined; formToken?: string | undefined },
  now: Date,
): string | null {
  if (form.website) return 'The hidden field was filled in';
  if (!form.formToken) return null;
  const issuedAt = Number(readToken('form-time', form.formToken) ?? Number.NaN);
  if (Number.isNaN(issuedAt)) return 'The form token was forged';
  if (now.getTime() - issuedAt < MINIMUM_FILL_MS)
    return 'The form was sent faster than a person types';
  return null;
}
