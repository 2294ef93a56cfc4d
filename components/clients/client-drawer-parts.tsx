'use client';

import dynamic from 'next/dynamic';
import { loadWhenIdle } from '@/components/ui/load-when-idle';
import { untilLoaded } from '@/components/ui/until-loaded';

const loadClientDetails = () => import('./client-details');
const loadNewClient = () => import('./new-client');

/*
 * The parts of the drawer, whose code loads when one is shown. A page would load that of all its parts at once.
 */
export const ClientDetails = dynamic(() =>
  untilLoaded(loadClientDetails).then((part) => part.ClientDetails),
);
export const NewClient = dynamic(() => untilLoaded(loadNewClient).then((part) => part.NewClient));

// Before the first drawer opens. An import() within dynamic() would be another copy of the code.
loadWhenIdle(() => Promise.all([loadClientDetails(), loadNewClient()]));

/** Shows nothing: on the page of a list it lets the parts load. */
export function IdleClientParts() {
  return null;
}
