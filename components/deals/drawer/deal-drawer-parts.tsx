'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/* Parts of the drawer, each loaded on demand. A static import would load all of them with the page. */
export const DealForm = lazyPart(() => import('./deal-form').then((module) => module.DealForm), {
  whenIdle: true,
});
export const DealStage = lazyPart(() => import('./deal-stage').then((module) => module.DealStage), {
  whenIdle: true,
});
export const DeleteOpenDeal = lazyPart(
  () => import('./delete-open-deal').then((module) => module.DeleteOpenDeal),
  { whenIdle: true },
);
export const NewDeal = lazyPart(() => import('./new-deal').then((module) => module.NewDeal), {
  whenIdle: true,
});
export const StartDealPlaybook = lazyPart(
  () =>
    import('@/components/tasks/playbooks/start-playbook').then((module) => module.StartPlaybook),
  { whenIdle: true },
);
export const StepForm = lazyPart(() => import('./step-form').then((module) => module.StepForm), {
  whenIdle: true,
});

/** Renders nothing. Preloads the drawer parts on the list page. */
export function IdleDealParts() {
  return null;
}
