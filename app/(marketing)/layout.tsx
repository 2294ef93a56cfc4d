import type { ReactNode } from 'react';
import { SiteEnd } from '@/components/marketing/site-end';
import { SiteHeader } from '@/components/marketing/site-header';
import { SkipLink } from '@/components/ui/skip-link';
import '../site.css';

export default function MarketingLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteEnd />
    </>
  );
}
