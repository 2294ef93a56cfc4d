'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/** Answer form, loaded when there is an unanswered question. */
export const AnswerForm = lazyPart(
  () => import('./answer-form').then((module) => module.AnswerForm),
  { whenIdle: true },
);
