'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/** Form of the drawer, loaded on demand. */
export const TeamForm = lazyPart(() => import('./team-form').then((module) => module.TeamForm));
