import type { Metadata } from 'next';
import { DeadEnd } from '@/components/marketing/dead-end';
import { NOT_FOUND_TITLE, searchTitle } from '@/lib/core/seo/metadata';
import MarketingLayout from './(marketing)/layout';
import RootLayout, { metadata as siteMetadata } from './layout';

export { viewport } from './layout';

export const metadata: Metadata = { ...siteMetadata, title: searchTitle(NOT_FOUND_TITLE) };

/**
 * Shown for URLs that match no route. Next renders it without a layout, and keeps it out of the payload of other pages.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <MarketingLayout>
        <DeadEnd />
      </MarketingLayout>
    </RootLayout>
  );
}
