import type { ReactNode } from 'react';
import { ServerEnd, ServerHeader } from '@/components/marketing/site-parts';
import { SkipLink } from '@/components/ui/skip-link';
import '../site.css';

export default function MarketingLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <ServerHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <ServerEnd />
    </>
  );
}
