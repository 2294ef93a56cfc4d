'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/* Parts of the drawer, each loaded on demand. A static import would load all of them with the page. */
export const ClientDetails = lazyPart(
  () => import('./client-details').then((module) => module.ClientDetails),
  { whenIdle: true },
);
export const NewClient = lazyPart(() => import('./new-client').then((module) => module.NewClient), {
  whenIdle: true,
});

/** Renders nothing. Preloads the drawer parts on the list page. */
export function IdleClientParts() {
  return null;
}
