import 'server-only';
import { readToken, signToken } from '@/lib/core/security/signed-token';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { giveBackPlacePath } from '@/lib/paths';

/** Returns the URL where the registrant gives the place back. */
export function giveBackLink(registrationId: string): string {
  return absoluteUrl(giveBackPlacePath(signToken('give-back-place', registrationId)));
}

/** Returns the id of the registration that a link's token was signed for, or null. */
export function registrationToGiveBack(token: string): string | null {
  return readToken('give-back-place', token);
}
