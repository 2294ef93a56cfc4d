import 'server-only';
import { accessToken } from '@/lib/core/access-links/data';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { proposalPath } from '@/lib/paths/links';

/**
 * Returns the URL of the page of a proposal.
 * @param link id of its private link
 */
export function proposalUrl(link: string): string {
  return absoluteUrl(proposalPath(accessToken(link)));
}
