'use client';

import dynamic from 'next/dynamic';
import { untilLoaded } from '@/components/ui/until-loaded';

/*
 * The parts of the drawer, whose code loads when one is shown. A page would load that of all its parts at once.
 */
export const ClientDetails = dynamic(() =>
  untilLoaded(() => import('./client-details')).then((part) => part.ClientDetails),
);
export const NewClient = dynamic(() =>
  untilLoaded(() => import('./new-client')).then((part) => part.NewClient),
);

/** Loads the code of all parts, before the first drawer opens. */
export const loadDrawerParts = () =>
  Promise.all([import('./client-details'), import('./new-client')]);
