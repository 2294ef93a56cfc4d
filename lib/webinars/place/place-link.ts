import 'server-only';
import { accessToken, readAccessLink } from '@/lib/core/access-links/data';
import { readToken, signToken } from '@/lib/core/security/signed-token';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { giveBackPlacePath, webinarPlacePath } from '@/lib/paths/links';

/** Returns the URL of a private page; an email that was queued before private links existed gets the former URL. */
export function placeUrl({ id, link }: { id: string; link: string | null }): string {
  return absoluteUrl(
    link
      ? webinarPlacePath(accessToken(link))
      : giveBackPlacePath(signToken('give-back-place', id)),
  );
}

/** Returns whether this site signed a link's token. Its record may no longer exist. */
export function isPlaceToken(token: string): boolean {
  return (readToken('give-back-place', token) ?? readToken('access-link', token)) !== null;
}

/**
 * Returns the ids of a link's record (a registration or a waiting list entry) and of the private link itself. Null if
 * the token is forged, for another purpose, revoked, or expired.
 */
export async function readPlaceLink(
  token: string,
): Promise<{ subjectId: string; linkId: string | null } | null> {
  const formerly = readToken('give-back-place', token);
  if (formerly) return { subjectId: formerly, linkId: null };
  const link = await readAccessLink('webinar', token);
  return link && { subjectId: link.subjectId, linkId: link.id };
}
