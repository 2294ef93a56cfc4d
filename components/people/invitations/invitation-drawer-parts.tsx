'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/** Form of the drawer, loaded on demand. */
export const InviteForm = lazyPart(() =>
  import('./invite-form').then((module) => module.InviteForm),
);
