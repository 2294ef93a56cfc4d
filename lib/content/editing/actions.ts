'use server';
import { refresh } from 'next/cache';
import { copyOutline } from '@/lib/academy/outline/data';
import { countQueued } from '@/lib/blog/announcements/data';
import { CONTENT_TRANSITIONS, stateColumns } from '@/lib/content/states';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import type { Leader } from '@/lib/core/auth/guard';
import type { ContentState } from '@/lib/core/cache/change';
import { type NoticeKey, notices } from '@/lib/notices';
import { contentEditorPath } from '@/lib/paths';
import {
  dropDraft,
  readColumns,
  readEdited,
  readRevision,
  removeContent,
  storeContent,
  keepDraft as storeDraft,
} from './data';
import { copyNames, startingPoint } from './rules';
import {
  checkForm,
  type EditedContent,
  keepInput,
  newInput,
  recordInput,
  restoreInput,
  type SaveInput,
  type SeenInput,
  saveInput,
  seenInput,
} from './schema';

/** What somebody else has made of it meanwhile, for an editor who saw an older version. */
async function meanwhile(leader: Leader, { table, id }: Pick<SeenInput, 'table' | 'id'>) {
  const theirs = await readEdited(leader, table, id);
  if (!theirs) throw new ActionFailure('recordGone');
  return { outcome: 'conflict' as const, theirs };
}

const asRecord = ({ id, slug, state, publishedAt }: EditedContent) => ({
  id,
  slug,
  state,
  published_at: publishedAt,
});

/**
 * Keeps what is typed as a draft (leaders); the content itself and its public page stay as they are. Answers
 * the draft's version, or what somebody else has made of it. Refused: 'recordGone'.
 */
export const keepDraft = leaderAction
  .inputSchema(keepInput)
  .action(async ({ parsedInput: input, ctx }) => {
    const draft = await storeDraft(ctx.leader, input);
    return draft ? { outcome: 'kept' as const, draft } : meanwhile(ctx.leader, input);
  });

/** Gives up the draft (leaders); the content stays as it is. Answers like `keepDraft`. */
export const discardDraft = leaderAction
  .inputSchema(seenInput)
  .action(async ({ parsedInput: input, ctx }) => {
    const isDropped = await dropDraft(ctx.leader, input);
    return isDropped
      ? { outcome: 'dropped' as const, notice: 'draftDiscarded' as const }
      : meanwhile(ctx.leader, input);
  });

const saved = {
  draft: 'contentSaved',
  archived: 'contentSaved',
  scheduled: 'contentSaved',
  published: 'contentPublished',
} as const;

function toldOf(
  move: SaveInput['move'],
  { state }: { state: ContentState },
  count: number,
): { notice: NoticeKey; count?: number } {
  if (count > 0) return { notice: 'contentPublishedAndMailed', count };
  if (move?.to !== 'scheduled') return { notice: saved[state] };
  return { notice: move.notifiesSubscribers ? 'contentScheduledWithMail' : 'contentScheduled' };
}

/**
 * Saves what the form holds as a new version, and publishes or schedules it where asked (leaders); its public
 * pages follow at once; `count` is how many subscribers are mailed. Refused: 'formHasErrors' with the errors, 'slugTaken', 'contentTimePassed',
 * 'editorOutdated' for a step that its state does not have, 'recordGone'.
 */
export const saveContent = leaderAction
  .inputSchema(saveInput)
  .action(async ({ parsedInput: { table, values, move, ...at }, ctx }) => {
    const checked = checkForm(table, values);
    if (checked.fieldErrors) {
      throw new ActionFailure('formHasErrors', { fieldErrors: checked.fieldErrors });
    }
    if (move?.to === 'scheduled' && Date.parse(move.at) <= Date.now()) {
      throw new ActionFailure('contentTimePassed');
    }
    const before = await readEdited(ctx.leader, table, at.id);
    if (!before) throw new ActionFailure('recordGone');
    if (move && !CONTENT_TRANSITIONS[before.state].includes(move.to)) {
      throw new ActionFailure('editorOutdated');
    }
    const columns = {
      ...checked.columns,
      ...(move && stateColumns(table, move)),
      ...(move?.to === 'scheduled' && { published_at: move.at }),
    };
    const answer = await storeContent(ctx.leader, table, columns, at);
    if (answer.outcome === 'stale') return meanwhile(ctx.leader, { table, id: at.id });
    if (answer.outcome !== 'saved') {
      throw new ActionFailure('slugTaken', { fieldErrors: { slug: notices.slugTaken } });
    }
    const { record } = answer;
    ctx.changed({ table, record, old_record: asRecord(before) });
    refresh();
    const count = move ? await countQueued(ctx.leader, table, [record]) : 0;
    return {
      outcome: 'saved' as const,
      ...toldOf(move, record, count),
      updatedAt: record.updated_at,
    };
  });

/** Adds a draft (leaders) and answers the address of its editor. Refused: 'slugTaken'. */
export const createContent = leaderAction
  .inputSchema(newInput)
  .action(async ({ parsedInput: { table, ...named }, ctx }) => {
    const columns = startingPoint(table, named, ctx.leader.name, new Date());
    const answer = await storeContent(ctx.leader, table, columns);
    if (answer.outcome !== 'saved') {
      throw new ActionFailure('slugTaken', { fieldErrors: { slug: notices.slugTaken } });
    }
    return {
      notice: 'contentCreated' as const,
      editor: contentEditorPath(table, answer.record.id),
    };
  });

const MOST_COPIES = 20;

/** Adds a draft with the same text (leaders) and answers the address of its editor. Refused: 'recordGone', 'slugTaken'. */
export const duplicateContent = leaderAction
  .inputSchema(recordInput)
  .action(async ({ parsedInput: { table, id }, ctx }) => {
    const source = await readColumns(ctx.leader, table, id);
    if (!source) throw new ActionFailure('recordGone');
    for (let attempt = 1; attempt <= MOST_COPIES; attempt++) {
      const columns = { ...source.columns, ...copyNames(source, attempt) };
      const answer = await storeContent(ctx.leader, table, columns);
      if (answer.outcome !== 'saved') continue;
      if (table === 'courses') await copyOutline(ctx.leader, id, answer.record.id);
      const editor = contentEditorPath(table, answer.record.id);
      return { notice: 'contentDuplicated' as const, editor };
    }
    throw new ActionFailure('slugTaken');
  });

/** Deletes a record (leaders); its public page is gone at once. Refused: 'editorOutdated'. */
export const deleteContent = leaderAction
  .inputSchema(seenInput)
  .action(async ({ parsedInput: input, ctx }) => {
    const old_record = await removeContent(ctx.leader, input);
    if (!old_record) throw new ActionFailure('editorOutdated');
    ctx.changed({ table: input.table, record: null, old_record });
    return { notice: 'contentDeleted' as const };
  });

/**
 * Puts an earlier version into the draft (leaders); nothing is published by it. Refused: 'recordGone' where
 * record or version are no longer there, 'editorOutdated' where somebody is editing.
 */
export const restoreRevision = leaderAction
  .inputSchema(restoreInput)
  .action(async ({ parsedInput: { table, id, revision }, ctx }) => {
    const [present, version] = await Promise.all([
      readEdited(ctx.leader, table, id),
      readRevision(ctx.leader, table, id, revision),
    ]);
    if (!present || !version) throw new ActionFailure('recordGone');
    const kept = await storeDraft(ctx.leader, {
      table,
      id,
      seen: { record: present.updatedAt, draft: present.draft?.updatedAt ?? null },
      values: { ...present.saved, ...version.values },
    });
    if (!kept) throw new ActionFailure('editorOutdated');
    return { notice: 'revisionRestored' as const };
  });
