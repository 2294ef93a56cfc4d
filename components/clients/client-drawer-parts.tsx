'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/*
 * The parts of the drawer, whose code loads when one is shown. A page would load that of all its parts at once.
 */
export const ClientDetails = lazyPart(
  () => import('./client-details').then((module) => module.ClientDetails),
  { whenIdle: true },
);
export const NewClient = lazyPart(() => import('./new-client').then((module) => module.NewClient), {
  whenIdle: true,
});

/** Shows nothing: on the page of a list it lets the parts load. */
export function IdleClientParts() {
  return null;
}
