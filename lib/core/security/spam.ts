import 'server-only';
import { readToken, signToken } from './signed-token';
import { MINIMUM_FILL_MS } from './spam-limits';

/** A token that tells when the form was handed to the visitor. */
export function issueFormToken(now: Date): string {
  return signToken('form-time', String(now.getTime()));
}

/**
 * Why a submission looks like spam, or null. A form without JavaScript carries no time token, so its
 * absence alone says nothing; a forged or too young one does.
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
