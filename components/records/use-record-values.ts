import { useEffect, useRef, useState } from 'react';
import { useKeptDraft } from './use-kept-draft';

export type Values = Record<string, string>;

type Source = {
  /** Names the form and its record. */
  name: string;
  /** The record as the server sent it. */
  initial: Values;
  version: string;
  /** The fields of the form. */
  fields: readonly string[];
};

/**
 * Returns the values that a record's form shows, and the functions that change them. A draft that this browser kept
 * comes back once the page is shown; a newer version of the record replaces all that nobody is typing over.
 */
export function useRecordValues({ name, initial, version, fields }: Source) {
  const draft = useKeptDraft(name);
  const [filled, setFilled] = useState({ values: initial, version, isKept: false, time: 0 });
  /** The record on which the typed values are based. */
  const [seen, setSeen] = useState(initial);
  const isTouched = useRef(false);
  const hasSaved = useRef(false);
  const shownVersion = useRef(version);

  const fill = (next: Partial<typeof filled>) =>
    setFilled((before) => ({ ...before, ...next, time: before.time + 1 }));
  const setVersion = (next: string) => setFilled((before) => ({ ...before, version: next }));

  // Only the browser knows what was typed before; it comes after the page that the server rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each record.
  useEffect(() => {
    const kept = draft.read();
    if (!kept) return;
    isTouched.current = true;
    setSeen(kept.seen);
    fill({ values: { ...initial, ...kept.values }, version: kept.version, isKept: true });
  }, [name]);

  // The server sends the record again after each change. After somebody else's, where fields have changed that this
  // person is typing over, the old version stays, so that saving shows the conflict.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a new version has come.
  useEffect(() => {
    if (version === shownVersion.current) return;
    shownVersion.current = version;
    const isOwn = hasSaved.current;
    hasSaved.current = false;
    const isSame = fields.every((field) => (initial[field] ?? '') === (seen[field] ?? ''));
    if (!isSame && !isOwn && isTouched.current) return;
    setSeen(initial);
    if (isSame || isTouched.current) setVersion(version);
    else fill({ values: initial, version });
  }, [version]);

  const replace = (values: Values, ofVersion: string) => {
    draft.drop();
    isTouched.current = false;
    setSeen(values);
    fill({ values, version: ofVersion, isKept: false });
  };

  return {
    ...filled,
    seen,
    /** Keeps what is typed over a reload. */
    keep(values: Values) {
      isTouched.current = true;
      draft.keep({ values, version: filled.version, seen });
    },
    /** Notes that what is typed was saved. */
    saved() {
      draft.drop();
      isTouched.current = false;
      hasSaved.current = true;
      setFilled((before) => ({ ...before, isKept: false }));
    },
    /** Shows the record as the server sent it. */
    discard: () => replace(initial, version),
    /** Shows these values of the record in place of what is typed. */
    take: replace,
    /** Keeps what is typed, as a change of this newer version. */
    rebase(values: Values, ofVersion: string) {
      setSeen(values);
      setVersion(ofVersion);
    },
  };
}
