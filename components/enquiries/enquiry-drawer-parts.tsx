'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/** The steps of the drawer, whose code loads when the drawer opens. */
export const EnquirySteps = lazyPart(() =>
  import('./enquiry-steps').then((module) => module.EnquirySteps),
);
