import 'server-only';
import { signToken } from '@/lib/core/security/signed-token';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { invitationPath } from '@/lib/paths';
import { invitationClaim } from './rules';

/** The secret of an invitation. It can be made again for its mail, so that nothing has to keep it; a renewed one differs. */
export function invitationToken(id: string, expiresAt: string): string {
  return signToken('accept-invitation', invitationClaim(id, expiresAt));
}

/** Where the invited person chooses a password. */
export function invitationLink(id: string, expiresAt: string): string {
  return absoluteUrl(invitationPath(invitationToken(id, expiresAt)));
}
