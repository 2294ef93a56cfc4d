import 'server-only';
import { signToken } from '@/lib/core/security/signed-token';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { invitationPath } from '@/lib/paths/links';
import { invitationClaim } from './rules';

/** Returns the secret of an invitation. Its mail computes it again, so that nothing has to store it; a renewed one differs. */
export function invitationToken(id: string, expiresAt: string): string {
  return signToken('accept-invitation', invitationClaim(id, expiresAt));
}

/** Returns the URL under which the invited person chooses a password. */
export function invitationLink(id: string, expiresAt: string): string {
  return absoluteUrl(invitationPath(invitationToken(id, expiresAt)));
}
