import type { ReactNode } from 'react';
import { PageScript } from '@/components/marketing/page-script';
import { SiteFooter } from '@/components/marketing/site-footer';
import { SiteHeader } from '@/components/marketing/site-header';
import { SkipLink } from '@/components/ui/skip-link';
import { paths } from '@/lib/paths';
import '../site.css';

export default function MarketingLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
      <PageScript name="site" data-visits={paths.visits} />
    </>
  );
}
