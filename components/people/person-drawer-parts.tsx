'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/** Form of the drawer, loaded on demand. */
export const UserInfoForm = lazyPart(() =>
  import('./user-info-form').then((module) => module.UserInfoForm),
);

/** Form for content permissions, loaded on demand. */
export const RightsForm = lazyPart(() =>
  import('./rights-form').then((module) => module.RightsForm),
);
