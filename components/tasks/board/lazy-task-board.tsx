'use client';

import dynamic from 'next/dynamic';
import { untilLoaded } from '@/components/ui/until-loaded';

/** The board, whose code for dragging the list of tasks does not need. */
export const TaskBoard = dynamic(() =>
  untilLoaded(() => import('./task-board')).then((module) => module.TaskBoard),
);
