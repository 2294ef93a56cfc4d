'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/** Form of the drawer, loaded on demand. */
export const TemplateForm = lazyPart(() =>
  import('./template-form').then((module) => module.TemplateForm),
);
