'use client';

import dynamic from 'next/dynamic';
import { untilLoaded } from '@/components/ui/until-loaded';

/** The board, whose code for dragging the list of deals does not need. */
export const DealBoard = dynamic(() =>
  untilLoaded(() => import('./deal-board')).then((module) => module.DealBoard),
);
