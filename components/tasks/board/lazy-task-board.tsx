'use client';

import dynamic from 'next/dynamic';
import { untilLoaded } from '@/components/ui/until-loaded';

/** The board, loaded on demand because the list does not need the drag-and-drop code. */
export const TaskBoard = dynamic(() =>
  untilLoaded(() => import('./task-board')).then((module) => module.TaskBoard),
);
