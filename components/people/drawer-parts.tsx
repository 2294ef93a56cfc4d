'use client';

import dynamic from 'next/dynamic';
import { untilLoaded } from '@/components/ui/until-loaded';

/*
 * The forms of the drawers, whose code loads when the drawer opens. A list would load it at once.
 */
export const InviteForm = dynamic(() =>
  untilLoaded(() => import('./invitations/invite-form')).then((part) => part.InviteForm),
);
export const TeamForm = dynamic(() =>
  untilLoaded(() => import('./teams/team-form')).then((part) => part.TeamForm),
);
export const UserInfoForm = dynamic(() =>
  untilLoaded(() => import('./user-info-form')).then((part) => part.UserInfoForm),
);
