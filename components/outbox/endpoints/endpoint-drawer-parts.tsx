'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/* Form of the drawer, loaded when the drawer opens instead of with the list. */
export const EndpointForm = lazyPart(() =>
  import('./endpoint-form').then((module) => module.EndpointForm),
);
