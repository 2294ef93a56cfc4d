import type { Metadata } from 'next';
import { brand } from '@/lib/brand';

type PageMetadata = {
  title: string;
  description: string;
  /** The page's own address without query: its canonical one. */
  path: string;
  type?: 'website' | 'article';
  publishedAt?: string;
  updatedAt?: string;
  authors?: string[];
};

export const NOT_FOUND_TITLE = 'Page not found';

/** For an address without a page; the page's own metadata replaces that of the not-found screen in a browser. */
export const notFoundMetadata: Metadata = { title: NOT_FOUND_TITLE };

/** What a search engine shows of a title, about, in characters. */
const LONGEST_TITLE = 65;

/** The title of a page as search engines are given it: followed by the firm's name where that still fits. */
export function searchTitle(title: string): string {
  const named = `${title} · ${brand.name}`;
  return named.length > LONGEST_TITLE ? title : named;
}

/** The firm's name follows by the template of app/layout.tsx. */
function withName(title: string): Metadata['title'] {
  return searchTitle(title) === title ? { absolute: title } : title;
}

/**
 * Title, description, canonical address and what a shared link shows. The picture of a shared link is
 * the `opengraph-image` file in the page's own folder; Next passes none down.
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
  return {
    title: withName(page.title),
    description: page.description,
    alternates: { canonical: page.path },
    openGraph: { ...shown, ...article, url: page.path, siteName: brand.name, locale: 'en_US' },
    twitter: { ...shown, card: 'summary_large_image' },
  };
}
