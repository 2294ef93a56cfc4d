'use client';

import { lazy, Suspense } from 'react';

// Every course's page loads this file ahead; the screen is loaded when it is shown.
const AcademyErrorScreen = lazy(() => import('./error-screen'));

/** Shown if the academy cannot be rendered and no cached page exists. */
export default function AcademyError() {
  return (
    <Suspense>
      <AcademyErrorScreen />
    </Suspense>
  );
}
