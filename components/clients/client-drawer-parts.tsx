'use client';

import dynamic from 'next/dynamic';
import { loadWhenIdle } from '@/components/ui/load-when-idle';
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

// Before the first drawer opens. In a list's own file, the bundler would load another copy of this code.
loadWhenIdle(() => Promise.all([import('./client-details'), import('./new-client')]));

/** Shows nothing: on the page of a list it lets the parts load. */
export function IdleClientParts() {
  return null;
}
