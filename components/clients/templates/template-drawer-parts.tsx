'use client';

import dynamic from 'next/dynamic';
import { untilLoaded } from '@/components/ui/until-loaded';

/** The form of the drawer, whose code loads when it is shown. */
export const TemplateForm = dynamic(() =>
  untilLoaded(() => import('./template-form')).then((part) => part.TemplateForm),
);
