import 'server-only';
import { signToken } from '@/lib/core/security/signed-token';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { invitationPath } from '@/lib/paths/links';
import { invitationClaim } from './rules';

/**
 * Returns the secret of an invitation. The email recomputes it, so it is not stored; renewing the invitation changes
 * it.
 */
export function invitationToken(id: string, expiresAt: string): string {
  return signToken('accept-invitation', invitationClaim(id, expiresAt));
}

/** Returns the URL where the invited person chooses a password. */
export function invitationLink(id: string, expiresAt: string): string {
  return absoluteUrl(invitationPath(invitationToken(id, expiresAt)));
}
