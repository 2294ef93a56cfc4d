import 'server-only';
import { accessToken, readAccessLink } from '@/lib/core/access-links/data';
import { readToken, signToken } from '@/lib/core/security/signed-token';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { giveBackPlacePath, webinarPlacePath } from '@/lib/paths/links';

/** Returns the URL of the page of one person; a mail that was queued before there were private links has the former one. */
export function placeUrl({ id, link }: { id: string; link: string | null }): string {
  return absoluteUrl(
    link
      ? webinarPlacePath(accessToken(link))
      : giveBackPlacePath(signToken('give-back-place', id)),
  );
}

/** Returns whether a link's token is signed by this site. What it opens may be gone. */
export function isPlaceToken(token: string): boolean {
  return (readToken('give-back-place', token) ?? readToken('access-link', token)) !== null;
}

/**
 * Returns what a link's token opens: the id of a registration or of a place in a waiting list, and the id of its private
 * link. Null if it is forged, for another purpose, revoked, or expired.
 */
export async function readPlaceLink(
  token: string,
): Promise<{ subjectId: string; linkId: string | null } | null> {
  const formerly = readToken('give-back-place', token);
  if (formerly) return { subjectId: formerly, linkId: null };
  const link = await readAccessLink('webinar', token);
  return link && { subjectId: link.subjectId, linkId: link.id };
}
