'use server';
import { refresh } from 'next/cache';
import { contentKinds } from '@/lib/content/kinds';
import { copyParts, countMails } from '@/lib/content/kinds/data';
import { moveColumns, moveNotice, requireMove } from '@/lib/content/states';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import type { Leader } from '@/lib/core/auth/guard';
import { notices } from '@/lib/notices';
import { contentEditorPath } from '@/lib/paths';
import { readColumns, readEdited, readRevision } from './data';
import { checkForm } from './form';
import type { EditedContent } from './model';
import { copyNames } from './rules';
import {
  keepInput,
  newInput,
  recordInput,
  restoreInput,
  type SeenInput,
  saveInput,
  seenInput,
} from './schema';
import { dropDraft, removeContent, storeContent, keepDraft as storeDraft } from './writes';

/** Returns the newer version of somebody else, for an editor that saw an older one. */
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

const slugTaken = () =>
  new ActionFailure('slugTaken', { fieldErrors: { slug: notices.slugTaken } });

/**
 * Stores the typed text as a draft (leaders); the record itself and its public page stay as they are. Answers the
 * draft's version, or the newer version of somebody else. Refused: 'recordGone'.
 */
export const keepDraft = leaderAction
  .inputSchema(keepInput)
  .action(async ({ parsedInput: input, ctx }) => {
    const draft = await storeDraft(ctx.leader, input);
    return draft ? { outcome: 'kept' as const, draft } : meanwhile(ctx.leader, input);
  });

/** Deletes the draft (leaders); the record stays as it is. Answers like `keepDraft`. */
export const discardDraft = leaderAction
  .inputSchema(seenInput)
  .action(async ({ parsedInput: input, ctx }) => {
    const isDropped = await dropDraft(ctx.leader, input);
    return isDropped
      ? { outcome: 'dropped' as const, notice: 'draftDiscarded' as const }
      : meanwhile(ctx.leader, input);
  });

/**
 * Saves the form as a new version, and publishes or schedules it where asked (leaders); its public pages follow at
 * once; `count` is how many subscribers or registrants are mailed. Refused: 'webinarIntoPast', 'formHasErrors' with the errors, 'slugTaken',
 * 'contentTimePassed', 'editorOutdated' for a move that its state does not allow, 'recordGone'.
 */
export const saveContent = leaderAction
  .inputSchema(saveInput)
  .action(async ({ parsedInput: { table, values, move, tellsRegistrants, ...at }, ctx }) => {
    const checked = checkForm(table, values);
    if (checked.fieldErrors) {
      throw new ActionFailure('formHasErrors', { fieldErrors: checked.fieldErrors });
    }
    const before = await readEdited(ctx.leader, table, at.id);
    if (!before) throw new ActionFailure('recordGone');
    if (move) requireMove(before.state, move, 'editorOutdated');
    const isAnswered = !move && before.state === 'published' && contentKinds[table].hasRegistrants;
    const columns = {
      ...checked.columns,
      ...(move && moveColumns(table, move)),
      ...(isAnswered && { tells_registrants: tellsRegistrants ?? false }),
    };
    const answer = await storeContent(ctx.leader, table, columns, at);
    if (answer.outcome === 'stale') return meanwhile(ctx.leader, { table, id: at.id });
    if (answer.outcome !== 'saved') throw slugTaken();
    const { record } = answer;
    ctx.changed({ table, record, old_record: asRecord(before) });
    refresh();
    const isPublic = record.state === 'published';
    const mails = isPublic ? await countMails(ctx.leader, table, [record]) : 0;
    const step = move ?? (isPublic ? ({ to: 'published' } as const) : null);
    const told = step ? moveNotice(table, step, mails) : { notice: 'contentSaved' as const };
    return { outcome: 'saved' as const, ...told, updatedAt: record.updated_at };
  });

/** Adds a draft (leaders) and answers the URL of its editor. Refused: 'slugTaken'. */
export const createContent = leaderAction
  .inputSchema(newInput)
  .action(async ({ parsedInput: { table, ...named }, ctx }) => {
    const start = contentKinds[table].startingPoint(ctx.leader.name, new Date());
    const answer = await storeContent(ctx.leader, table, { ...start, ...named });
    if (answer.outcome !== 'saved') throw slugTaken();
    return {
      notice: 'contentCreated' as const,
      editor: contentEditorPath(table, answer.record.id),
    };
  });

const MAX_COPIES = 20;

/** Adds a draft with the same text (leaders) and answers the URL of its editor. Refused: 'recordGone', 'slugTaken'. */
export const duplicateContent = leaderAction
  .inputSchema(recordInput)
  .action(async ({ parsedInput: { table, id }, ctx }) => {
    const source = await readColumns(ctx.leader, table, id);
    if (!source) throw new ActionFailure('recordGone');
    for (let attempt = 1; attempt <= MAX_COPIES; attempt++) {
      const columns = { ...source.columns, ...copyNames(source, attempt) };
      const answer = await storeContent(ctx.leader, table, columns);
      if (answer.outcome !== 'saved') continue;
      await copyParts(ctx.leader, table, id, answer.record.id);
      const editor = contentEditorPath(table, answer.record.id);
      return { notice: 'contentDuplicated' as const, editor };
    }
    throw new ActionFailure('slugTaken');
  });

/** Deletes a record (leaders); its public page is gone at once. Refused: 'editorOutdated', 'webinarHasRegistrants'. */
export const deleteContent = leaderAction
  .inputSchema(seenInput)
  .action(async ({ parsedInput: input, ctx }) => {
    const old_record = await removeContent(ctx.leader, input);
    if (!old_record) throw new ActionFailure('editorOutdated');
    ctx.changed({ table: input.table, record: null, old_record });
    return { notice: 'contentDeleted' as const };
  });

/**
 * Puts an earlier version into the draft (leaders) without publishing it. Refused: 'recordGone' where record or
 * version no longer exist, 'editorOutdated' where somebody is editing.
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
