'use server';
import { refresh } from 'next/cache';
import { readEdited } from '@/lib/content/editing/data';
import { checkForm } from '@/lib/content/editing/form';
import type { EditedContent } from '@/lib/content/editing/model';
import { storeContent, keepDraft as storeDraft } from '@/lib/content/editing/writes';
import { isUndoable } from '@/lib/content/just-published';
import { contentKinds } from '@/lib/content/kinds';
import type { FormValues } from '@/lib/content/kinds/fields';
import { done } from '@/lib/core/actions/answer';
import { editorAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import type { Editor } from '@/lib/core/auth/guard';
import { moveBack, readFormer } from './data';
import { formerState } from './rules';
import { type UndoInput, undoInput } from './schema';

const outdated = () => new ActionFailure('editorOutdated');

/**
 * Restores the previously public text and keeps the undone text as a draft.
 * @returns the record, and the version of the draft with its text
 */
async function storeFormer(
  editor: Editor,
  { table, id, seen, tellsRegistrants = false }: UndoInput,
  present: EditedContent,
  former: FormValues,
) {
  const checked = checkForm(table, { ...present.saved, ...former });
  if (checked.fieldErrors) throw outdated();
  const { privateColumn, hasRegistrants } = contentKinds[table];
  const columns = {
    ...checked.columns,
    // Versions do not contain it, so it does not change.
    ...(privateColumn && { [privateColumn.column]: undefined }),
    ...(hasRegistrants && { tells_registrants: tellsRegistrants }),
  };
  const at = { id, seen: { record: seen, draft: present.draft?.updatedAt ?? null } };
  const answer = await storeContent(editor, table, columns, at);
  if (answer.outcome !== 'saved') throw outdated();
  const { record } = answer;
  const values = present.draft?.values ?? present.saved;
  const kept = { table, id, seen: { record: record.updated_at, draft: null }, values };
  const draft = await storeDraft(editor, kept);
  return { record, draft, values, former: { ...present.saved, ...former } };
}

/**
 * Undoes the last publication (editors): the public site shows its previous state. A record that went live returns to
 * its former state with its text. For new texts of a published record, the previous texts are public again, and the new
 * ones become a draft. Refused: 'editorOutdated' if a newer version exists, or there was no previous one.
 */
export const undoPublishing = editorAction
  .inputSchema(undoInput)
  .action(async ({ parsedInput: input, ctx }) => {
    const { table, id } = input;
    const editor = ctx.editorOf(table, input.tellsRegistrants ? 'mail' : 'publish');
    const [present, former] = await Promise.all([
      readEdited(editor, table, id),
      readFormer(editor, input),
    ]);
    if (!present || !former || !isUndoable(table, former.state)) throw outdated();
    const { slug, state, publishedAt } = present;
    const old_record = { id, slug, state, published_at: publishedAt };
    if (former.state === 'published') {
      const { record, draft, ...texts } = await storeFormer(editor, input, present, former.values);
      ctx.changed({ table, record, old_record });
      refresh();
      const seen = { record: record.updated_at, draft };
      return done('publishingUndone', { seen, ...texts });
    }
    const record = await moveBack(editor, input, formerState(former, new Date()));
    if (!record) throw outdated();
    ctx.changed({ table, record, old_record });
    refresh();
    const seen = { record: record.updated_at, draft: present.draft?.updatedAt ?? null };
    return done('publishingUndone', { seen, values: present.saved, former: null });
  });
