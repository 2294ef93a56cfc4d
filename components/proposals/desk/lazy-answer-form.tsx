'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/** The form of an answer, whose code loads when a question waits for one. */
export const AnswerForm = lazyPart(
  () => import('./answer-form').then((module) => module.AnswerForm),
  { whenIdle: true },
);
