import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { fieldErrorsOf, formValues } from '@/lib/core/actions/form';
import { errorSentences, refused } from './error-sentences';
import { useKeptDraft } from './use-kept-draft';

export type Values = Record<string, string>;

type Source = {
  /** Names the form and its record. */
  name: string;
  /** The record as the server sent it. */
  initial: Values;
  version: string;
  /** Names of the fields that can be wrong. */
  fields: readonly string[];
  /** Schema by which the action parses the form. */
  schema: z.ZodType;
};

function textsOf(filled: FormData): Values {
  const { version: _, ...texts } = formValues(filled);
  return texts;
}

const isSame = (one: Values, other: Values, names: readonly string[]) =>
  names.every((name) => (one[name] ?? '') === (other[name] ?? ''));

/**
 * Returns a record's form: what it shows, its errors, and the functions that change it. Its fields are the document's
 * own, so that text that was typed before the page's script began counts; react-hook-form checks them by the schema of
 * the action. A draft that this browser kept comes back once the page is shown; a newer version of the record replaces
 * all that no one is typing over.
 */
export function useRecordForm({ name, initial, version, fields, schema }: Source) {
  const draft = useKeptDraft(name);
  const element = useRef<HTMLFormElement>(null);
  const names = [...new Set([...Object.keys(initial), ...fields])];
  const complete = (values: Values) =>
    Object.fromEntries(names.map((field) => [field, values[field] ?? '']));
  // Of a union, zodResolver tells the first member's error; the action tells the union's own.
  const resolver: Resolver<Values> = (values) => {
    const sent = element.current ? formValues(new FormData(element.current)) : values;
    const { error } = schema.safeParse(sent);
    return error ? refused(fieldErrorsOf(error)) : { values, errors: {} };
  };
  const form = useForm<Values>({
    defaultValues: complete(initial),
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors, isDirty } = form.formState;
  /** `seen` is the record on which the typed values are based; another `time` shows the fields again. */
  const [shown, setShown] = useState({
    values: initial,
    seen: initial,
    version,
    isKept: false,
    time: 0,
  });
  const hasSaved = useRef(false);
  const lastVersion = useRef(version);

  /** Continues with these values as a change of the record `seen`. */
  function base(values: Values, seen: Values, ofVersion: string) {
    const keep = { keepErrors: true, keepTouched: true, keepIsSubmitted: true };
    form.reset(complete(seen), keep);
    form.reset(complete(values), { ...keep, keepDefaultValues: true });
    setShown((before) => ({ ...before, seen, version: ofVersion }));
  }

  /** Shows these values instead of what is in the fields. */
  function show(values: Values, seen: Values, ofVersion: string, isKept = false) {
    base(values, seen, ofVersion);
    form.clearErrors();
    setShown((before) => ({ ...before, values, isKept, time: before.time + 1 }));
  }

  /** Current values of the fields; a field that is not shown stays as it was. */
  const typed = () => ({
    ...shown.seen,
    ...(element.current && textsOf(new FormData(element.current))),
  });

  /** Takes over what these fields hold; returns whether that is news to the form. */
  function takeOver(fields: readonly string[]): boolean {
    const now = complete(typed());
    const before = form.getValues();
    const changed = fields.filter((field) => now[field] !== before[field]);
    for (const field of changed) {
      const target = { name: field, value: now[field] };
      void form.register(field).onChange({ type: 'change', target });
    }
    return changed.length > 0;
  }

  /** Keeps what is typed over a reload. */
  function keep() {
    const now = typed();
    if (isSame(now, shown.seen, names)) draft.drop();
    else draft.keep({ values: now, version: shown.version, seen: shown.seen });
  }

  // Only the browser knows what was typed before; it comes after the page that the server rendered, and before a control
  // repeats what was typed early, because that is kept in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each record.
  useLayoutEffect(() => {
    const kept = draft.read();
    if (kept) show({ ...initial, ...kept.values }, kept.seen, kept.version, true);
  }, [name]);

  // The server sends the record again after each change. After someone else's, where fields have changed that this
  // person is typing over, the old version stays, so that saving shows the conflict.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a new version has come.
  useEffect(() => {
    if (version === lastVersion.current) return;
    lastVersion.current = version;
    const isOwn = hasSaved.current;
    hasSaved.current = false;
    const isNews = !isSame(initial, shown.seen, fields);
    if (isNews && !isDirty) show(initial, initial, version);
    else if (!isNews || isOwn) base(typed(), initial, version);
  }, [version]);

  return {
    ...shown,
    element,
    form,
    isDirty,
    errors: errorSentences(errors),
    /** Takes over what the fields hold, and keeps it over a reload. */
    onInput() {
      takeOver(names);
      keep();
    },
    /** Checks the field that is left. What was typed in it before the page's script began is news. */
    onBlur({ target }: FocusEvent<HTMLFormElement>) {
      const field = target.getAttribute('name');
      if (!field || !names.includes(field)) return;
      if (takeOver([field])) keep();
      const value = typed()[field] ?? '';
      void form.register(field).onBlur({ type: 'blur', target: { name: field, value } });
    },
    /** Notes that this was saved. */
    saved(filled: FormData) {
      const sent = { ...shown.seen, ...textsOf(filled) };
      if (isSame(typed(), sent, names)) draft.drop();
      hasSaved.current = true;
      base(typed(), sent, shown.version);
      setShown((before) => ({ ...before, isKept: false }));
    },
    /** Shows these values of the record instead of what is typed. */
    take(values: Values, ofVersion: string) {
      draft.drop();
      show(values, values, ofVersion);
    },
    /** Keeps what is typed, as a change of this newer version. */
    rebase: (values: Values, ofVersion: string) => base(typed(), values, ofVersion),
  };
}
