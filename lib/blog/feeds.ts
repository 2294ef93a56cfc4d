import 'server-only';
import { brand } from '@/lib/brand';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { markdownHtml } from '@/lib/core/text/html';
import { paths } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import { BLOG_DESCRIPTION } from './metadata';
import type { Post } from './model';

const TITLE = `${brand.name} blog`;

const postUrl = (post: Post) => absoluteUrl(contentPath('blog_posts', post.slug));

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML 1.0 and removes the characters that XML cannot contain. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}

async function rssItem(post: Post): Promise<string> {
  const url = postUrl(post);
  return `<item>
<title>${escapeXml(post.title)}</title>
<link>${escapeXml(url)}</link>
<guid isPermaLink="true">${escapeXml(url)}</guid>
<pubDate>${new Date(post.publishedAt ?? post.updatedAt).toUTCString()}</pubDate>
<dc:creator>${escapeXml(post.authorName)}</dc:creator>
${[post.category, ...post.tags].map((name) => `<category>${escapeXml(name)}</category>`).join('\n')}
<description>${escapeXml(post.excerpt)}</description>
<content:encoded>${escapeXml(await markdownHtml(post.body, url))}</content:encoded>
</item>`;
}

/** Returns the posts as an RSS 2.0 document with full text; all URLs are absolute. */
export async function rssFeed(posts: Post[]): Promise<string> {
  const items = await Promise.all(posts.map(rssItem));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(TITLE)}</title>
<link>${absoluteUrl(paths.blog)}</link>
<atom:link href="${absoluteUrl(paths.rssFeed)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(BLOG_DESCRIPTION)}</description>
<language>en-us</language>
<ttl>10</ttl>
${items.join('\n')}
</channel>
</rss>
`;
}

async function jsonItem(post: Post) {
  const url = postUrl(post);
  return {
    id: url,
    url,
    title: post.title,
    summary: post.excerpt,
    content_html: await markdownHtml(post.body, url),
    date_published: post.publishedAt ?? undefined,
    date_modified: post.updatedAt,
    authors: [{ name: post.authorName }],
    tags: [post.category, ...post.tags],
  };
}

/** Returns the posts as a JSON Feed 1.1 with full text; all URLs are absolute. */
export async function jsonFeed(posts: Post[]) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: TITLE,
    description: BLOG_DESCRIPTION,
    home_page_url: absoluteUrl(paths.blog),
    feed_url: absoluteUrl(paths.jsonFeed),
    language: 'en-US',
    authors: [{ name: brand.name, url: absoluteUrl(paths.home) }],
    items: await Promise.all(posts.map(jsonItem)),
  };
}
