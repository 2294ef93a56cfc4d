'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/** The form of the drawer, whose code loads when it is shown. */
export const UserInfoForm = lazyPart(() =>
  import('./user-info-form').then((module) => module.UserInfoForm),
);

/** The form of content rights, likewise. */
export const RightsForm = lazyPart(() =>
  import('./rights-form').then((module) => module.RightsForm),
);
