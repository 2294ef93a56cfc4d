'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { answerOf, FORM_NOT_REACHED } from '@/components/records/answer-of';
import { useKeptDraft } from '@/components/records/use-kept-draft';
import { toast } from '@/components/ui/toast';
import { saveOutline } from '@/lib/academy/outline/actions';
import { type Outline, outline as outlineSchema } from '@/lib/academy/outline/model';
import { typedOutline } from '@/lib/academy/outline/schema';
import { refusalIn, sentenceOf } from '@/lib/core/actions/refusal';
import { recordNotices } from '@/lib/notices/records';
import { sharedNotices } from '@/lib/notices/shared';

const resolver = zodResolver(z.object({ outline: typedOutline }));

function parsed(text = 'null'): Outline | null {
  return outlineSchema.safeParse(JSON.parse(text)).data ?? null;
}

const placesOf = (outline: Outline) =>
  outline.map(({ id, lessons }) => [id, ...lessons.map((lesson) => lesson.id)]).join(' ');

/**
 * Manages the outline that is being edited. Keeps a draft in the browser, saves the whole outline at once and never
 * overwrites another person's changes.
 */
export function useOutline(courseId: string, stored: Outline) {
  const kept = useKeptDraft(`outline:${courseId}`);
  const form = useForm({ defaultValues: { outline: stored }, resolver });
  const { errors, isDirty } = form.formState;
  const outline = form.watch('outline');
  const [seen, setSeen] = useState(stored);
  const [theirs, setTheirs] = useState<Outline | null>(null);
  const [problem, setProblem] = useState<{ sentence: string } | null>(null);
  const [isSaving, setSaving] = useState(false);

  /** Sets `next` as the edited outline, with `of` as the stored version that it is compared with. */
  const base = useCallback(
    (next: Outline, of: Outline) => {
      setSeen(of);
      form.reset({ outline: of });
      form.reset({ outline: next }, { keepDefaultValues: true });
    },
    [form],
  );

  // The unsaved draft exists only in this browser, so it is read after hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per course.
  useEffect(() => {
    const draft = kept.read();
    const typed = parsed(draft?.values.outline);
    if (!typed) return;
    base(typed, parsed(draft?.seen.outline) ?? stored);
    toast.info(recordNotices.draftRestored);
  }, [courseId]);

  // Keeps the draft in this browser until the server has saved it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `kept` is a new object on each render.
  useEffect(() => {
    if (!isDirty) kept.drop();
    else {
      kept.keep({
        values: { outline: JSON.stringify(outline) },
        version: '',
        seen: { outline: JSON.stringify(seen) },
      });
    }
  }, [outline, isDirty]);

  const change = useCallback(
    (next: (before: Outline) => Outline) => {
      const before = form.getValues('outline');
      const after = next(before);
      // Errors are stored by position. After a move they would appear on a different chapter or lesson.
      if (placesOf(after) !== placesOf(before)) form.clearErrors();
      form.setValue('outline', after, { shouldDirty: true });
    },
    [form],
  );

  function refuse() {
    const { error } = typedOutline.safeParse(form.getValues('outline'));
    setProblem({ sentence: error?.issues[0]?.message ?? sharedNotices.formHasErrors });
  }

  async function save(checked: Outline) {
    setProblem(null);
    setSaving(true);
    const answer = await answerOf(
      saveOutline({ courseId, seen, outline: checked }),
      FORM_NOT_REACHED,
    );
    setSaving(false);
    if (answer.data?.outcome === 'saved') {
      const current = form.getValues('outline');
      base(JSON.stringify(current) === JSON.stringify(outline) ? checked : current, checked);
      toast.success(answer.data.text);
    } else if (answer.data) {
      setTheirs(answer.data.theirs);
    } else {
      setProblem({ sentence: sentenceOf(refusalIn(answer)) });
    }
  }

  return {
    outline,
    change,
    /** Validates the outline and saves it. */
    save: form.handleSubmit(({ outline: checked }) => save(checked), refuse),
    /** Validation errors of each chapter, by index. */
    errors: errors.outline,
    /** Validates a field on blur, such as 'outline.0.title'. */
    check: form.trigger,
    /** Returns whether a lesson is saved. */
    isStored: (lesson: string) =>
      seen.some(({ lessons }) => lessons.some(({ id }) => id === lesson)),
    isDirty,
    isSaving,
    problem,
    theirs,
    discard: () => base(seen, seen),
    settle(whose: 'mine' | 'theirs') {
      if (!theirs) return;
      base(whose === 'theirs' ? theirs : outline, theirs);
      setTheirs(null);
    },
  };
}
