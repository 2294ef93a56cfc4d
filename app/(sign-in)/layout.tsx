import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageScript } from '@/components/marketing/page-script';
import { SkipLink } from '@/components/ui/skip-link';
import { ThemeSwitch } from '@/components/ui/theme-switch';
import { WordMark } from '@/components/ui/word-mark';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import '../staff.css';

// Rendered per request with its own nonce, because signing in does not leave the document.
export const dynamic = 'force-dynamic';

// Reset emails and invitations contain a token in the URL, which must not be sent to other sites.
export const metadata: Metadata = {
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

export default function SignInLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="border-b border-line">
        <div className="page-width flex h-16 items-center justify-between">
          <a href={paths.home} aria-label={`${brand.name}, home`} className="rounded-control py-2">
            <WordMark />
          </a>
          <ThemeSwitch />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <PageScript name="site" />
    </>
  );
}
