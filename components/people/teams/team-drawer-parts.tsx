'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/** The form of the drawer, whose code loads when it is shown. */
export const TeamForm = lazyPart(() => import('./team-form').then((module) => module.TeamForm));
