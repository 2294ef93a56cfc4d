'use server';
import { done } from '@/lib/core/actions/answer';
import { editorAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { readableMoment } from '@/lib/core/time/wording';
import { storeSchedule } from './data';
import { scheduleMove } from './schema';

/**
 * Gives what is scheduled another time (editors who may publish it) and answers the stored one; whether subscribers are
 * mailed stays as it is. Refused: 'contentTimePassed', 'contentChangedMeanwhile'.
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
