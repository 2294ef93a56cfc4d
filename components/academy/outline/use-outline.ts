'use client';

import { useCallback, useEffect, useState } from 'react';
import { useKeptDraft } from '@/components/records/use-kept-draft';
import { toast } from '@/components/ui/toast';
import { saveOutline } from '@/lib/academy/outline/actions';
import { type Outline, outline as outlineSchema } from '@/lib/academy/outline/model';
import { typedOutline } from '@/lib/academy/outline/schema';
import { sentenceOf } from '@/lib/core/actions/failure';
import { notices } from '@/lib/notices';

const isSame = (a: Outline, b: Outline) => JSON.stringify(a) === JSON.stringify(b);

function parsed(text = 'null'): Outline | null {
  return outlineSchema.safeParse(JSON.parse(text)).data ?? null;
}

/** Holds the outline being edited: kept in this browser, saved as a whole, never over somebody else's changes. */
export function useOutline(courseId: string, stored: Outline) {
  const kept = useKeptDraft(`outline:${courseId}`);
  const [seen, setSeen] = useState(stored);
  const [outline, setOutline] = useState(stored);
  const [theirs, setTheirs] = useState<Outline | null>(null);
  const [problem, setProblem] = useState<{ sentence: string } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isChanged = !isSame(outline, seen);

  // The unsaved draft is in this browser only, so it is read after the server's page has hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per course.
  useEffect(() => {
    const draft = kept.read();
    const typed = parsed(draft?.values.outline);
    if (!typed || isSame(typed, stored)) return;
    setSeen(parsed(draft?.seen.outline) ?? stored);
    setOutline(typed);
    toast.info(notices.draftRestored);
  }, [courseId]);

  // Keeps the draft in this browser until the server has it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `kept` is another object on each render.
  useEffect(() => {
    if (!isChanged) kept.drop();
    else {
      kept.keep({
        values: { outline: JSON.stringify(outline) },
        version: '',
        seen: { outline: JSON.stringify(seen) },
      });
    }
  }, [outline, isChanged]);

  const change = useCallback((next: (before: Outline) => Outline) => setOutline(next), []);

  async function save() {
    const checked = typedOutline.safeParse(outline);
    if (!checked.success) {
      setProblem({ sentence: checked.error.issues[0]?.message ?? notices.formHasErrors });
      return;
    }
    setProblem(null);
    setSaving(true);
    const answer = await saveOutline({ courseId, seen, outline: checked.data }).catch(() => null);
    setSaving(false);
    if (answer?.data?.outcome === 'saved') {
      setSeen(checked.data);
      setOutline((current) => (current === outline ? checked.data : current));
      toast.success(notices[answer.data.notice]);
    } else if (answer?.data) {
      setTheirs(answer.data.theirs);
    } else {
      setProblem({
        sentence: answer?.serverError ? sentenceOf(answer.serverError) : notices.notReached,
      });
    }
  }

  return {
    outline,
    change,
    save,
    isChanged,
    isSaving,
    problem,
    theirs,
    discard: () => setOutline(seen),
    settle(whose: 'mine' | 'theirs') {
      if (!theirs) return;
      setSeen(theirs);
      if (whose === 'theirs') setOutline(theirs);
      setTheirs(null);
    },
  };
}
