'use server';
import { refresh } from 'next/cache';
import { readKnown } from '@/lib/content/checks/data';
import type { Checked } from '@/lib/content/checks/model';
import { findingsIn, textsOf } from '@/lib/content/checks/rules';
import { isComplete, readEdited } from '@/lib/content/editing/data';
import { checkForm } from '@/lib/content/editing/form';
import { justPublished } from '@/lib/content/just-published';
import { countMails } from '@/lib/content/kinds/data';
import { mailedNotice, moveNotice, requireMove } from '@/lib/content/states';
import { done } from '@/lib/core/actions/answer';
import { editorAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import type { ContentState } from '@/lib/core/cache/change';
import { readRegistrants } from '@/lib/webinars/changes/data';
import { readTitle } from './data';
import { checksInput, manyMovesInput, moveInput, registrantsInput } from './schema';
import { moveManyContent as storeManyMoves, moveContent as storeMove } from './writes';

/** Returns whether a move makes a draft public, now or at a scheduled time. */
const goesLive = ({ from, to }: { from: ContentState; to: ContentState }) =>
  from === 'draft' && (to === 'published' || to === 'scheduled');

/**
 * Publishes, schedules, unpublishes or archives a record (editors) and revalidates its public pages at once. `count` is
 * the number of subscribers or registrants mailed.
 * Refused: 'webinarIntoPast', 'contentTimePassed' for a time in the past, 'contentChangedMeanwhile' (from an editor:
 * 'editorOutdated') if the record is no longer in the state or version that the editor saw, or the transition is
 * invalid; 'contentIncomplete' for an incomplete draft.
 */
export const moveContent = editorAction
  .inputSchema(moveInput)
  .action(async ({ parsedInput: move, ctx }) => {
    const { table, from } = move;
    const editor = ctx.editorOf(
      table,
      move.notifiesSubscribers || move.tellsRegistrants ? 'mail' : 'publish',
    );
    const outdated = move.seen ? 'editorOutdated' : 'contentChangedMeanwhile';
    requireMove(from, move, outdated);
    if (goesLive(move) && !(await isComplete(editor, table, move.id))) {
      throw new ActionFailure('contentIncomplete');
    }
    const record = await storeMove(editor, move);
    refresh();
    if (!record) throw new ActionFailure(outdated);
    ctx.changed({ table, record, old_record: { ...record, state: from } });
    const mails = await countMails(editor, table, [record]);
    const { notice, ...told } = moveNotice(table, move, mails);
    return done(notice, {
      ...told,
      live: justPublished(table, record, from),
      updatedAt: record.updated_at,
    });
  });

/**
 * Changes the state of many records (editors) and revalidates their public pages. Records that are no longer in the
 * state that the editor saw do not change. Answers the moves that undo it. Refused: 'contentChangedMeanwhile' if none
 * changed, 'manyContentIncomplete' with the titles of incomplete records: then none changes.
 */
export const moveManyContent = editorAction
  .inputSchema(manyMovesInput)
  .action(async ({ parsedInput: { table, moves }, ctx }) => {
    const mailing = moves.some((move) => move.notifiesSubscribers || move.tellsRegistrants);
    const editor = ctx.editorOf(table, mailing ? 'mail' : 'publish');
    const incomplete: string[] = [];
    for (const { id } of moves.filter(goesLive)) {
      if (await isComplete(editor, table, id)) continue;
      incomplete.push(`“${(await readTitle(editor, table, id)) ?? ''}”`);
    }
    if (incomplete.length > 0) {
      throw new ActionFailure('manyContentIncomplete', { reason: incomplete.join(', ') });
    }
    const changes = await storeManyMoves(editor, { table, moves });
    if (changes.length === 0) throw new ActionFailure('contentChangedMeanwhile');
    const records = changes.map(({ record }) => record);
    const mails = await countMails(editor, table, records);
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
      // Registrants who were notified of a change are also notified of its undo.
      tellsRegistrants: moves.some(
        ({ id, tellsRegistrants }) => id === record.id && tellsRegistrants,
      ),
    }));
    if (mails === 0) return done('contentMoved', { undo });
    const { notice, count } = mailedNotice(table, 'contentMovedAndMailed', mails);
    return done(notice, { count, undo });
  });

/**
 * Returns the findings to review before records of a kind are published (editors): in the form of an open editor, or in
 * the stored records. Records without findings are left out.
 */
export const askChecks = editorAction
  .inputSchema(checksInput)
  .action(async ({ parsedInput: { table, ids, values: typed }, ctx }): Promise<Checked[]> => {
    const editor = ctx.editorOf(table);
    const records = await Promise.all(
      ids.map(async (id) => {
        const record = await readEdited(editor, table, id);
        return record && { title: record.title, values: typed ?? record.saved };
      }),
    );
    const found = records.filter((record) => record !== null);
    const known = await readKnown(
      editor,
      found.flatMap(({ values }) => textsOf(table, values)),
    );
    return found
      .map(({ title, values }) => ({ title, findings: findingsIn(table, values, known) }))
      .filter(({ findings }) => findings.length > 0);
  });

/**
 * Returns how many registrants of webinars a transition would notify, and whether an upcoming webinar has no room
 * (editors). A form with errors counts as unchanged: saving it reports the errors.
 */
export const askRegistrants = editorAction
  .inputSchema(registrantsInput)
  .action(async ({ parsedInput: { ids, to, values }, ctx }) => {
    const editor = ctx.editorOf('webinars', 'mail');
    const state = to === 'scheduled' ? 'published' : to;
    if (!values) return readRegistrants(editor, ids, { state });
    const form = checkForm('webinars', values);
    if (form.fieldErrors) return { people: 0, isWithoutRoom: false };
    const { starts_at, duration_minutes, presenter, join_url } = form.columns;
    return readRegistrants(editor, ids, {
      state,
      starts_at,
      duration_minutes,
      presenter,
      join_url,
    });
  });
