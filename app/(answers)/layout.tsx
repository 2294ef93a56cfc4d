import type { ReactNode } from 'react';
import { PageScript } from '@/components/marketing/page-script';
import { WordMark } from '@/components/ui/word-mark';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import '../site.css';

/** Layout of pages that respond to a form without JavaScript: light, because each is rendered for one visitor. */
export default function AnswerLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="page-width flex h-16 items-center justify-between gap-6">
        <a href={paths.home} aria-label={`${brand.name}, home`} className="rounded-control py-2">
          <WordMark />
        </a>
        <a href={brand.phone.href} className="py-1 text-ink underline-offset-4 hover:underline">
          {brand.phone.label}
        </a>
      </header>
      <main id="main" className="page-width max-w-3xl pt-8 pb-24">
        {children}
      </main>
      <PageScript name="site" />
    </>
  );
}
