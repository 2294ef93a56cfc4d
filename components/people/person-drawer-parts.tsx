'use client';

import dynamic from 'next/dynamic';
import { untilLoaded } from '@/components/ui/until-loaded';

/** The form of the drawer, whose code loads when it is shown. */
export const UserInfoForm = dynamic(() =>
  untilLoaded(() => import('./user-info-form')).then((part) => part.UserInfoForm),
);
