'use server';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { taskMove } from './schema';
import { storeMove } from './writes';

/**
 * Moves a task's due date (leaders). Fails with 'taskNotFound', or 'changedMeanwhile' if it is no longer due at `from`.
 */
export const moveTask = leaderAction
  .inputSchema(taskMove)
  .action(async ({ parsedInput: move, ctx: { leader } }) => {
    if (!(await storeMove(leader, move))) {
      throw new ActionFailure(move.from ? 'changedMeanwhile' : 'taskNotFound');
    }
    return done('taskUpdated');
  });
