'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/** Form of the drawer, loaded on demand. */
export const CompanyForm = lazyPart(() =>
  import('./company-form').then((module) => module.CompanyForm),
);
