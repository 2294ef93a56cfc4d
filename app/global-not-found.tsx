import type { Metadata } from 'next';
import { DeadEnd } from '@/components/marketing/dead-end';
import { NOT_FOUND_TITLE, searchTitle } from '@/lib/core/seo/metadata';
import MarketingLayout from './(marketing)/layout';
import RootLayout, { metadata as siteMetadata } from './layout';

export { viewport } from './layout';

export const metadata: Metadata = { ...siteMetadata, title: searchTitle(NOT_FOUND_TITLE) };

/** Shown at a URL that no route matches. Next gives it no layout, and keeps it out of every other page's payload. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <MarketingLayout>
        <DeadEnd />
      </MarketingLayout>
    </RootLayout>
  );
}
