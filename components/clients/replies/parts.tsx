'use client';

import dynamic from 'next/dynamic';
import { untilLoaded } from '@/components/ui/until-loaded';

/** The form of a reply, whose code loads when somebody writes one. */
export const WriteReply = dynamic(() =>
  untilLoaded(() => import('./write-reply')).then((part) => part.WriteReply),
);
