'use client';

import dynamic from 'next/dynamic';
import { untilLoaded } from '@/components/ui/until-loaded';

/** The steps of the drawer, whose code loads when the drawer opens. */
export const EnquirySteps = dynamic(() =>
  untilLoaded(() => import('./enquiry-steps')).then((part) => part.EnquirySteps),
);
