import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/marketing/site-footer';
import { SiteHeader } from '@/components/marketing/site-header';
import { VisitBeacon } from '@/components/marketing/visit-beacon';
import { SkipLink } from '@/components/ui/skip-link';
import { paths } from '@/lib/paths';

export default function MarketingLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
      <VisitBeacon endpoint={paths.visits} />
    </>
  );
}
