'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/** Form of the drawer, loaded on demand. */
export const TagForm = lazyPart(() => import('./tag-form').then((module) => module.TagForm));
