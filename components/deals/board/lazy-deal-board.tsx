'use client';

import dynamic from 'next/dynamic';
import { untilLoaded } from '@/components/ui/until-loaded';

/** The board, loaded on demand because the list does not need the drag-and-drop code. */
export const DealBoard = dynamic(() =>
  untilLoaded(() => import('./deal-board')).then((module) => module.DealBoard),
);
