'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toastMoved } from '@/components/content/publishing/toast-moved';
import { FORM_NOT_REACHED } from '@/components/records/answer-of';
import { toast } from '@/components/ui/toast';
import { discardDraft, keepDraft, saveContent } from '@/lib/content/editing/actions';
import type { EditedContent } from '@/lib/content/editing/model';
import { type SaveInput, type Seen, tooLong } from '@/lib/content/editing/schema';
import { moveContent } from '@/lib/content/publishing/actions';
import { askForReview } from '@/lib/content/review/actions';
import { undoPublishing } from '@/lib/content/undoing/actions';
import { type Refusal, refusalFrom, refusalIn, sentenceOf } from '@/lib/core/actions/refusal';
import { sharedNotices } from '@/lib/notices/shared';
import type { ContentTable } from '@/lib/paths';
import type { Editor } from './use-editor';

/** Returns the explicit actions of the editor. Each first waits for a running auto-save. */
export function useEditorSteps(table: ContentTable, content: EditedContent, editor: Editor) {
  const { id, state } = content;
  const { keeper, values } = editor;
  const router = useRouter();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** Version of another person that conflicts with the latest action. */
  const [conflict, setConflict] = useState<EditedContent>();
  const [isBusy, setBusy] = useState(false);

  /**
   * Runs an action and shows its refusal above the form. With `inDialog`, the dialog stays open and shows the refusal
   * itself, unless the refusal is about form fields behind the dialog.
   * @returns the error message for the dialog, or null if the dialog can close
   */
  async function take(
    step: (seen: Seen) => Promise<Refusal | null>,
    inDialog = false,
  ): Promise<string | null> {
    setBusy(true);
    setRefusal(null);
    const refused = await step(await keeper.hold()).catch(() => ({ ...FORM_NOT_REACHED }));
    if (refused) keeper.resume();
    if (refused?.notice === 'recordGone') router.refresh();
    editor.refuse(refused?.details.fieldErrors ?? {});
    const staysOpen = inDialog && refused !== null && !refused.details.fieldErrors;
    setRefusal(staysOpen ? null : refused);
    setBusy(false);
    return staysOpen ? sentenceOf(refused) : null;
  }

  /** Saves the form as a new version and, with `move`, publishes or schedules it. */
  function save(move: SaveInput['move'], tellsRegistrants?: boolean) {
    return take(async function store(seen): Promise<Refusal | null> {
      const text = tooLong(values);
      if (text) return { ...refusalFrom(sharedNotices, 'formHasErrors'), text };
      const { data, ...refused } = await saveContent({
        table,
        id,
        values,
        seen,
        move,
        tellsRegistrants,
      });
      if (data?.outcome === 'saved') {
        editor.setSaved(values);
        keeper.agree({ values, seen: { record: data.updatedAt, draft: null } });
        const tells = move?.tellsRegistrants ?? tellsRegistrants;
        toastMoved(data, ({ at }) => void undo(at, tells));
        return null;
      }
      if (!data) return refusalIn(refused);
      if (keeper.meet(data.theirs)) return store(await keeper.hold());
      setConflict(data.theirs);
      return null;
    }, move?.to === 'scheduled');
  }

  /** Undoes the publication of a version. A text that is no longer public is kept as the draft. */
  function undo(at: string, tellsRegistrants?: boolean) {
    return take(async () => {
      const { data, ...refused } = await undoPublishing({ table, id, seen: at, tellsRegistrants });
      if (!data) return refusalIn(refused);
      if (data.former) {
        editor.setSaved(data.former);
        keeper.agree({ values: data.values, seen: data.seen });
      } else {
        keeper.resume(data.seen.record);
      }
      toast.success(data.text);
      return null;
    });
  }

  /** Unpublishes the record. Its text and draft stay unchanged. */
  function withdraw(to: 'draft' | 'archived', answers: { tellsRegistrants?: boolean }) {
    return take(async (seen) => {
      const { data, ...refused } = await moveContent({
        table,
        id,
        from: state,
        to,
        seen: seen.record,
        ...answers,
      });
      if (!data) return refusalIn(refused);
      keeper.resume(data.updatedAt);
      toast.success(data.text);
      return null;
    });
  }

  /** Discards changes since the last version. */
  function discard() {
    return take(async (seen) => {
      const { data, ...refused } = await discardDraft({ table, id, seen });
      if (!data) return refusalIn(refused);
      if (data.outcome === 'conflict') {
        keeper.meet(data.theirs);
        setConflict(data.theirs);
        return null;
      }
      editor.revert(seen.record);
      toast.success(data.text);
      return null;
    });
  }

  /** Saves the text and asks publishers to review it. */
  function askReview(note: string) {
    return take(async (seen) => {
      if (editor.isChanged) {
        const { data, ...refused } = await keepDraft({ table, id, values, seen });
        if (!data) return refusalIn(refused);
        if (data.outcome === 'conflict') {
          keeper.meet(data.theirs);
          setConflict(data.theirs);
          return null;
        }
        keeper.agree({ values, seen: { record: seen.record, draft: data.draft } });
      } else {
        keeper.resume();
      }
      const { data, ...refused } = await askForReview({ table, id, note });
      if (!data) return refusalIn(refused);
      toast.success(data.text);
      return null;
    }, true);
  }

  return { save, withdraw, askReview, discard, isBusy, refusal, conflict };
}
