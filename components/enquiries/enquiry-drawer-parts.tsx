'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/** Actions of the drawer, loaded when it opens. */
export const EnquirySteps = lazyPart(() =>
  import('./enquiry-steps').then((module) => module.EnquirySteps),
);
