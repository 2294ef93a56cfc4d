'use client';

import dynamic from 'next/dynamic';
import { untilLoaded } from '@/components/ui/until-loaded';

/*
 * The form of the drawer, whose code loads when the drawer opens. A list would load it at once.
 */
export const PlaybookForm = dynamic(() =>
  untilLoaded(() => import('./playbook-form')).then((part) => part.PlaybookForm),
);
