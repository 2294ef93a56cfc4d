'use client';

import { lazy, Suspense } from 'react';
import type { FailureProps } from '@/components/ui/failure';
import { geistMono, geistSans, geistSansExtended } from './fonts/fonts';
import './site.css';

// Every page preloads this file, so its content is only loaded when needed.
const FailedPage = lazy(() => import('@/components/marketing/failed-page'));

/**
 * Shown instead of a public page or a layout that failed. It also replaces the root layout, so it renders its own
 * document. If its content cannot be loaded, Next shows its default error page.
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
