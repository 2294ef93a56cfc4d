'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/** The form of a reply, whose code loads when someone writes one. */
export const WriteReply = lazyPart(
  () => import('./write-reply').then((module) => module.WriteReply),
  { whenIdle: true },
);
