'use client';

import { lazy, Suspense } from 'react';

// Every course page preloads this file, so the screen itself is only loaded when needed.
const AcademyErrorScreen = lazy(() => import('./error-screen'));

/** Shown if the academy cannot be rendered and no cached page exists. */
export default function AcademyError() {
  return (
    <Suspense>
      <AcademyErrorScreen />
    </Suspense>
  );
}
