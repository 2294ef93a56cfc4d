'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/** Reply form, loaded on demand. */
export const WriteReply = lazyPart(
  () => import('./write-reply').then((module) => module.WriteReply),
  { whenIdle: true },
);
