'use client';

import { lazy, Suspense } from 'react';
import type { FailureProps } from '@/components/ui/failure';
import { geistMono, geistSans, geistSansExtended } from './fonts/fonts';
import './site.css';

// Every page loads this file ahead; what it shows is loaded when it is shown.
const FailedPage = lazy(() => import('@/components/marketing/failed-page'));

/**
 * Shown instead of a public page or a layout that failed. It replaces the root layout too, so it renders its own
 * document. If what it shows cannot be loaded, Next shows its own error page.
 */
export default function GlobalError(props: FailureProps) {
  return (
    <html
      lang="en"
      className={`${geistSans.variable} ${geistSansExtended.variable} ${geistMono.variable}`}
    >
      <body>
        <title>This page could not be shown</title>
        <Suspense>
          <FailedPage {...props} />
        </Suspense>
      </body>
    </html>
  );
}
