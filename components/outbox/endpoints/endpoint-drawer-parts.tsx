'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/*
 * The form of the drawer, whose code loads when the drawer opens. A list would load it at once.
 */
export const EndpointForm = lazyPart(() =>
  import('./endpoint-form').then((module) => module.EndpointForm),
);
