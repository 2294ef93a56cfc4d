'use server';
import { refresh } from 'next/cache';
import { countQueued } from '@/lib/blog/announcements/data';
import { isComplete } from '@/lib/content/editing/data';
import { CONTENT_TRANSITIONS } from '@/lib/content/states';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import type { ContentState } from '@/lib/core/cache/change';
import { moveManyContent as storeManyMoves, moveContent as storeMove } from './data';
import { type MoveInput, manyMovesInput, moveInput } from './schema';

const told = {
  draft: 'contentUnpublished',
  scheduled: 'contentScheduled',
  published: 'contentPublished',
  archived: 'contentArchived',
} as const satisfies Record<ContentState, string>;

function toldOf({ to, notifiesSubscribers }: MoveInput, queued: number) {
  if (queued > 0) return { notice: 'contentPublishedAndMailed' as const, count: queued };
  const isScheduledMail = to === 'scheduled' && notifiesSubscribers;
  return { notice: isScheduledMail ? ('contentScheduledWithMail' as const) : told[to] };
}

/** Whether a move shows the public what it has not seen in this form. */
const goesLive = ({ from, to }: { from: ContentState; to: ContentState }) =>
  from === 'draft' && (to === 'published' || to === 'scheduled');

/**
 * Publishes, schedules, unpublishes or archives a record (leaders); its public pages follow at once. `count` is
 * how many subscribers are mailed.
 * Refused: 'contentTimePassed' for a time that is not ahead, 'contentChangedMeanwhile' (from an editor:
 * 'editorOutdated') where the record is not in the state or version that was seen, or may not go from there to
 * the one wanted; 'contentIncomplete' for a draft in which something is missing.
 */
export const moveContent = leaderAction
  .inputSchema(moveInput)
  .action(async ({ parsedInput: move, ctx }) => {
    if ('at' in move && Date.parse(move.at) <= Date.now()) {
      throw new ActionFailure('contentTimePassed');
    }
    if (goesLive(move) && !(await isComplete(ctx.leader, move.table, move.id))) {
      throw new ActionFailure('contentIncomplete');
    }
    const isAllowed = CONTENT_TRANSITIONS[move.from].includes(move.to);
    const record = isAllowed ? await storeMove(ctx.leader, move) : null;
    refresh();
    if (!record) throw new ActionFailure(move.seen ? 'editorOutdated' : 'contentChangedMeanwhile');
    const { table, from } = move;
    ctx.changed({ table, record, old_record: { ...record, state: from } });
    const queued = await countQueued(ctx.leader, table, [record]);
    return { ...toldOf(move, queued), updatedAt: record.updated_at };
  });

/**
 * Moves many records to other states (leaders); their public pages follow. Those that are not in the state that was
 * seen stay as they are. Answers the moves that take it back. Refused: 'contentChangedMeanwhile' where none moved,
 * 'contentIncomplete' where something is missing in one of them.
 */
export const moveManyContent = leaderAction
  .inputSchema(manyMovesInput)
  .action(async ({ parsedInput: { table, moves }, ctx }) => {
    for (const move of moves.filter(goesLive)) {
      if (!(await isComplete(ctx.leader, table, move.id))) {
        throw new ActionFailure('contentIncomplete');
      }
    }
    const changes = await storeManyMoves(ctx.leader, { table, moves });
    if (changes.length === 0) throw new ActionFailure('contentChangedMeanwhile');
    const queued = await countQueued(
      ctx.leader,
      table,
      changes.map(({ record }) => record),
    );
    ctx.changed(
      ...changes.map(({ before: { state, published_at }, record }) => ({
        table,
        record,
        old_record: { ...record, state, published_at },
      })),
    );
    const undo = changes.map(({ before, record }) => ({
      id: record.id,
      from: record.state,
      to: before.state,
      publishedAt: before.published_at,
      notifiesSubscribers: before.notify_subscribers,
    }));
    return queued > 0
      ? { notice: 'contentMovedAndMailed' as const, count: queued, undo }
      : { notice: 'contentMoved' as const, undo };
  });
