import { useLayoutEffect, useRef, useState } from 'react';
import { useKeptDraft } from './use-kept-draft';

type Texts = Record<string, string>;

/**
 * Returns the texts of a form with controlled fields. As in a `RecordForm`, they survive a reload, a lost connection
 * and a sign-out in this browser.
 * @param form name of the form and its record
 * @param initial the stored texts
 * @param ofVersion version of the record with these texts
 */
export function useKeptTexts<Typed extends Texts>(form: string, initial: Typed, ofVersion = '') {
  const draft = useKeptDraft(form);
  const [state, setState] = useState({
    typed: initial,
    stored: initial,
    version: ofVersion,
    isKept: false,
    /** React key for fields that read their value only once. It changes when the texts are replaced. */
    time: 0,
  });
  const latest = useRef(state);

  function set(changes: Partial<typeof state>) {
    latest.current = { ...latest.current, ...changes };
    const { typed, stored, version } = latest.current;
    setState(latest.current);
    if (isSame(typed, stored)) draft.drop();
    else draft.keep({ values: typed, version, seen: stored });
  }

  // Only the browser has the earlier input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per form.
  useLayoutEffect(() => {
    const kept = draft.read();
    if (!kept) return;
    set({ typed: { ...initial, ...kept.values }, version: kept.version, isKept: true, time: 1 });
  }, [form]);

  return {
    ...state,
    isDirty: !isSame(state.typed, state.stored),
    type: (changes: Partial<Typed>) => set({ typed: { ...latest.current.typed, ...changes } }),
    /** Marks these texts as stored in this version. */
    saved: (texts: Typed, version: string) => set({ stored: texts, version, isKept: false }),
    /** Restores the stored texts. */
    reset: () =>
      set({ typed: latest.current.stored, isKept: false, time: latest.current.time + 1 }),
  };
}

const isSame = (one: Texts, other: Texts) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
