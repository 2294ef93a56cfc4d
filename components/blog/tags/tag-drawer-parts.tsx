'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/** The form of the drawer, whose code loads when it is shown. */
export const TagForm = lazyPart(() => import('./tag-form').then((module) => module.TagForm));
