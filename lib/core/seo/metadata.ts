import type { Metadata } from 'next';
import { brand } from '@/lib/brand';
import { pageMarkdownPath } from '@/lib/paths/markdown';

type PageMetadata = {
  title: string;
  description: string;
  /** Path of the page without query, for its canonical URL. */
  path: string;
  type?: 'website' | 'article';
  publishedAt?: string;
  updatedAt?: string;
  authors?: string[];
  /** Path of the same content as Markdown, for the page of a record. */
  markdown?: string;
};

export const NOT_FOUND_TITLE = 'Page not found';

/** Metadata of a missing page; replaces that of the not-found page in the browser. */
export const notFoundMetadata: Metadata = { title: NOT_FOUND_TITLE };

/** Approximate length of a title that search engines show. */
const MAX_TITLE = 65;

/** Returns the title of a page for search engines, followed by the company name if it fits. */
export function searchTitle(title: string): string {
  const named = `${title} · ${brand.name}`;
  return named.length > MAX_TITLE ? title : named;
}

/** Approximate length of a description that search engines show. */
const MAX_DESCRIPTION = 160;

/** Returns as many whole sentences of a text as a search engine shows. */
export function searchDescription(text: string): string {
  const sentences = text.match(/[^.!?]+[.!?]+\s*/g) ?? [text];
  let shown = '';
  for (const sentence of sentences) {
    if ((shown + sentence).trim().length > MAX_DESCRIPTION) break;
    shown += sentence;
  }
  return shown.trim() || `${text.slice(0, MAX_DESCRIPTION - 1)}…`;
}

/** Returns the title for Next; the template in app/layout.tsx appends the company name. */
function withName(title: string): Metadata['title'] {
  return searchTitle(title) === title ? { absolute: title } : title;
}

/**
 * Returns title, description, canonical URL and Open Graph texts. The picture is the `opengraph-image` file in the
 * page's own folder, because pages do not inherit it.
 */
export function pageMetadata(page: PageMetadata): Metadata {
  const shown = { title: page.title, description: page.description };
  const article =
    page.type === 'article'
      ? {
          type: 'article' as const,
          publishedTime: page.publishedAt,
          modifiedTime: page.updatedAt,
          authors: page.authors,
        }
      : { type: 'website' as const };
  const markdown = page.markdown ?? pageMarkdownPath(page.path);
  return {
    title: withName(page.title),
    description: page.description,
    alternates: {
      canonical: page.path,
      ...(markdown && { types: { 'text/markdown': markdown } }),
    },
    openGraph: { ...shown, ...article, url: page.path, siteName: brand.name, locale: 'en_US' },
    twitter: { ...shown, card: 'summary_large_image' },
  };
}
