'use server';
import { done } from '@/lib/core/actions/answer';
import { editorAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { readableMoment } from '@/lib/core/time/wording';
import { storeSchedule } from './data';
import { scheduleMove } from './schema';

/**
 * Reschedules a scheduled record (editors who may publish it) and returns the stored time. Whether subscribers are
 * mailed does not change. Refused: 'contentTimePassed', 'contentChangedMeanwhile'.
 */
export const moveSchedule = editorAction
  .inputSchema(scheduleMove)
  .action(async ({ parsedInput: move, ctx }) => {
    const editor = ctx.editorOf(move.table, 'publish');
    if (Date.parse(move.to) <= Date.now()) throw new ActionFailure('contentTimePassed');
    const at = await storeSchedule(editor, move);
    if (at === null) throw new ActionFailure('contentChangedMeanwhile');
    const notice = move.isUndo ? ('scheduleMovedBack' as const) : ('scheduleMoved' as const);
    return done(notice, { name: readableMoment(new Date(at)), at });
  });
