import { useLayoutEffect, useRef, useState } from 'react';
import { useKeptDraft } from './use-kept-draft';

type Texts = Record<string, string>;

/**
 * Returns the texts of a form that controls its own fields. As those of a `RecordForm`, they outlive a reload, a lost
 * connection and a sign-out in this browser.
 * @param form name of the form and its record
 * @param initial the texts as they are stored
 * @param ofVersion version of the record that has them
 */
export function useKeptTexts<Typed extends Texts>(form: string, initial: Typed, ofVersion = '') {
  const draft = useKeptDraft(form);
  const [state, setState] = useState({
    typed: initial,
    stored: initial,
    version: ofVersion,
    isKept: false,
    /** Key of fields that take their value once: it changes when the texts are replaced. */
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

  // Only the browser knows what was typed before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form.
  useLayoutEffect(() => {
    const kept = draft.read();
    if (!kept) return;
    set({ typed: { ...initial, ...kept.values }, version: kept.version, isKept: true, time: 1 });
  }, [form]);

  return {
    ...state,
    isDirty: !isSame(state.typed, state.stored),
    type: (changes: Partial<Typed>) => set({ typed: { ...latest.current.typed, ...changes } }),
    /** Notes that these texts are stored, as this version. */
    saved: (texts: Typed, version: string) => set({ stored: texts, version, isKept: false }),
    /** Shows the stored texts again. */
    reset: () =>
      set({ typed: latest.current.stored, isKept: false, time: latest.current.time + 1 }),
  };
}

const isSame = (one: Texts, other: Texts) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
