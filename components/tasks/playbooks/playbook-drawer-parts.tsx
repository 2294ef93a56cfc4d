'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/*
 * The form of the drawer, whose code loads when the drawer opens. A list would load it at once.
 */
export const PlaybookForm = lazyPart(() =>
  import('./playbook-form').then((module) => module.PlaybookForm),
);
