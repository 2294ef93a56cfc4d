'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/*
 * The form of the drawer, whose code loads when the drawer opens. A list would load it at once.
 */
export const ApplicantForm = lazyPart(() =>
  import('./applicant-form').then((module) => module.ApplicantForm),
);
