import 'server-only';
import { escapeXml } from '@/lib/blog/feeds';
import { brand } from '@/lib/brand';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { markdownHtml } from '@/lib/core/text/html';
import { paths } from '@/lib/paths';
import { issuePath } from '@/lib/paths/site';
import type { ArchivedIssue } from './model';

export const NEWSLETTER_DESCRIPTION =
  'Every issue of our newsletter: what we built, what it brought, and what we would do differently.';

async function item(issue: ArchivedIssue): Promise<string> {
  const url = absoluteUrl(issuePath(issue.slug));
  return `<item>
<title>${escapeXml(issue.title)}</title>
<link>${escapeXml(url)}</link>
<guid isPermaLink="true">${escapeXml(url)}</guid>
<pubDate>${new Date(issue.sentAt).toUTCString()}</pubDate>
<description>${escapeXml(issue.preheader)}</description>
<content:encoded>${escapeXml(await markdownHtml(issue.body, url))}</content:encoded>
</item>`;
}

/** Returns the issues as an RSS 2.0 document with full text; all URLs are absolute. */
export async function newsletterFeed(issues: ArchivedIssue[]): Promise<string> {
  const items = await Promise.all(issues.map(item));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escapeXml(`${brand.name} newsletter`)}</title>
<link>${absoluteUrl(paths.newsletter)}</link>
<atom:link href="${absoluteUrl(paths.newsletterFeed)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(NEWSLETTER_DESCRIPTION)}</description>
<language>en-us</language>
<ttl>10</ttl>
${items.join('\n')}
</channel>
</rss>
`;
}
