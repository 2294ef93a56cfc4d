'use client';

import dynamic from 'next/dynamic';

/** The board, whose code for dragging the list of tasks does not need. */
export const TaskBoard = dynamic(() => import('./task-board').then((module) => module.TaskBoard));
