'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/* Form of the drawer, loaded when the drawer opens instead of with the list. */
export const ApplicantForm = lazyPart(() =>
  import('./applicant-form').then((module) => module.ApplicantForm),
);
