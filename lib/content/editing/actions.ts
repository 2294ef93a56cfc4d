'use server';
import { refresh } from 'next/cache';
import { refusalsOf } from '@/lib/content/checks/rules';
import { justPublished } from '@/lib/content/just-published';
import { contentKinds } from '@/lib/content/kinds';
import { copyParts, countMails } from '@/lib/content/kinds/data';
import { moveColumns, moveNotice, requireMove } from '@/lib/content/states';
import { done } from '@/lib/core/actions/answer';
import { editorAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { levelToChange } from '@/lib/core/auth/content-rights';
import { type Editor, isLeader } from '@/lib/core/auth/guard';
import { homeArea } from '@/lib/core/auth/roles';
import { notices } from '@/lib/notices';
import type { ContentTable } from '@/lib/paths';
import { contentEditorPath } from '@/lib/paths/staff';
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

/** Returns the newer version by someone else for an editor with a stale version. */
async function meanwhile(editor: Editor, { table, id }: Pick<SeenInput, 'table' | 'id'>) {
  const theirs = await readEdited(editor, table, id);
  if (!theirs) throw new ActionFailure('recordGone');
  return { outcome: 'conflict' as const, theirs };
}

/** Returns the values without the private column, such as the room of a webinar; only leaders read and write it. */
function withoutPrivate<Values extends object>(
  editor: Editor,
  table: ContentTable,
  values: Values,
): Values {
  const { privateColumn } = contentKinds[table];
  if (!privateColumn || isLeader(editor)) return values;
  return { ...values, [privateColumn.column]: undefined };
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
 * Stores the typed text as a draft (editors); the record and its public page do not change. Answers the version of the
 * draft, or the newer version by someone else. Refused: 'recordGone'.
 */
export const keepDraft = editorAction
  .inputSchema(keepInput)
  .action(async ({ parsedInput: input, ctx }) => {
    const editor = ctx.editorOf(input.table);
    const values = withoutPrivate(editor, input.table, input.values);
    const draft = await storeDraft(editor, { ...input, values });
    return draft ? { outcome: 'kept' as const, draft } : meanwhile(editor, input);
  });

/** Deletes the draft (editors); the record does not change. Answers like `keepDraft`. */
export const discardDraft = editorAction
  .inputSchema(seenInput)
  .action(async ({ parsedInput: input, ctx }) => {
    const editor = ctx.editorOf(input.table);
    const isDropped = await dropDraft(editor, input);
    return isDropped ? done('draftDiscarded', { outcome: 'dropped' }) : meanwhile(editor, input);
  });

/**
 * Saves the form as a new version (editors), publishes or schedules it on request, and revalidates its public pages at
 * once. `count` is the number of subscribers or registrants mailed. Refused: 'webinarIntoPast', 'formHasErrors' with
 * the errors, 'slugTaken', 'contentNotReady' for a picture without alternative text or a figure without a source,
 * 'contentTimePassed', 'editorOutdated' for an invalid transition, 'recordGone'.
 */
export const saveContent = editorAction
  .inputSchema(saveInput)
  .action(async ({ parsedInput: { table, values, move, tellsRegistrants, ...at }, ctx }) => {
    const editor = ctx.editorOf(table);
    const checked = checkForm(table, values);
    if (checked.fieldErrors) {
      throw new ActionFailure('formHasErrors', { fieldErrors: checked.fieldErrors });
    }
    const before = await readEdited(editor, table, at.id);
    if (!before) throw new ActionFailure('recordGone');
    ctx.editorOf(table, move ? 'publish' : levelToChange(before.state));
    if (move?.notifiesSubscribers || move?.tellsRegistrants || tellsRegistrants) {
      ctx.editorOf(table, 'mail');
    }
    if (move) requireMove(before.state, move, 'editorOutdated');
    // An archived record can be published again without another check.
    const isShown = move || before.state !== 'draft';
    const refused = isShown && refusalsOf(table, values);
    if (refused) throw new ActionFailure('contentNotReady', { fieldErrors: refused });
    const isAnswered = !move && before.state === 'published' && contentKinds[table].hasRegistrants;
    const columns = {
      ...withoutPrivate(editor, table, checked.columns),
      ...(move && moveColumns(table, move)),
      ...(isAnswered && { tells_registrants: tellsRegistrants ?? false }),
    };
    const answer = await storeContent(editor, table, columns, at);
    if (answer.outcome === 'stale') return meanwhile(editor, { table, id: at.id });
    if (answer.outcome !== 'saved') throw slugTaken();
    const { record } = answer;
    ctx.changed({ table, record, old_record: asRecord(before) });
    refresh();
    const isPublic = record.state === 'published';
    const mails = isPublic ? await countMails(editor, table, [record]) : 0;
    const step = move ?? (isPublic ? ({ to: 'published' } as const) : null);
    const { notice, ...told } = step
      ? moveNotice(table, step, mails)
      : { notice: 'contentSaved' as const };
    const live = justPublished(table, record, before.state);
    return done(notice, { outcome: 'saved', ...told, live, updatedAt: record.updated_at });
  });

/** Adds a draft (editors) and answers the URL of its editor. Refused: 'slugTaken'. */
export const createContent = editorAction
  .inputSchema(newInput)
  .action(async ({ parsedInput: { table, ...named }, ctx }) => {
    const editor = ctx.editorOf(table);
    const start = contentKinds[table].startingPoint(editor.name, new Date());
    const answer = await storeContent(editor, table, { ...start, ...named });
    if (answer.outcome !== 'saved') throw slugTaken();
    return done('contentCreated', {
      editor: contentEditorPath(table, answer.record.id, homeArea(editor.role)),
    });
  });

const MAX_COPIES = 20;

/** Adds a draft with the same text (editors) and answers the URL of its editor. Refused: 'recordGone', 'slugTaken'. */
export const duplicateContent = editorAction
  .inputSchema(recordInput)
  .action(async ({ parsedInput: { table, id }, ctx }) => {
    const editor = ctx.editorOf(table);
    const source = await readColumns(editor, table, id);
    if (!source) throw new ActionFailure('recordGone');
    for (let attempt = 1; attempt <= MAX_COPIES; attempt++) {
      const columns = { ...source.columns, ...copyNames(source, attempt) };
      const answer = await storeContent(editor, table, columns);
      if (answer.outcome !== 'saved') continue;
      await copyParts(editor, table, id, answer.record.id);
      return done('contentDuplicated', {
        editor: contentEditorPath(table, answer.record.id, homeArea(editor.role)),
      });
    }
    throw new ActionFailure('slugTaken');
  });

/** Deletes a record and its public page (editors). Refused: 'editorOutdated', 'webinarHasRegistrants'. */
export const deleteContent = editorAction
  .inputSchema(seenInput)
  .action(async ({ parsedInput: input, ctx }) => {
    const old_record = await removeContent(ctx.editorOf(input.table), input);
    if (!old_record) throw new ActionFailure('editorOutdated');
    ctx.changed({ table: input.table, record: null, old_record });
    return done('contentDeleted');
  });

/**
 * Restores an earlier version into the draft (editors) without publishing it. Refused: 'recordGone' if the record or
 * version no longer exists, 'editorOutdated' if someone is editing.
 */
export const restoreRevision = editorAction
  .inputSchema(restoreInput)
  .action(async ({ parsedInput: { table, id, revision }, ctx }) => {
    const editor = ctx.editorOf(table);
    const [present, version] = await Promise.all([
      readEdited(editor, table, id),
      readRevision(editor, table, id, revision),
    ]);
    if (!present || !version) throw new ActionFailure('recordGone');
    const kept = await storeDraft(editor, {
      table,
      id,
      seen: { record: present.updatedAt, draft: present.draft?.updatedAt ?? null },
      values: withoutPrivate(editor, table, { ...present.saved, ...version.values }),
    });
    if (!kept) throw new ActionFailure('editorOutdated');
    return done('revisionRestored');
  });
