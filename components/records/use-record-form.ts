import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { fieldErrorsOf, formValues } from '@/lib/core/actions/form';
import { errorSentences, refused } from './error-sentences';
import { useKeptDraft } from './use-kept-draft';

export type Values = Record<string, string>;

type Source = {
  /** Unique name of the form and its record. */
  name: string;
  /** Record as sent by the server. */
  initial: Values;
  version: string;
  /** Names of the fields that can have errors. */
  fields: readonly string[];
  /** Schema that the action uses. */
  schema: z.ZodType;
};

function textsOf(filled: FormData): Values {
  const { version: _, ...texts } = formValues(filled);
  return texts;
}

const isSame = (one: Values, other: Values, names: readonly string[]) =>
  names.every((name) => (one[name] ?? '') === (other[name] ?? ''));

/**
 * Manages the form of a record: its values, errors and changes. The fields are uncontrolled, so text typed before
 * hydration counts. react-hook-form validates them with the schema of the action. A draft from this browser is restored
 * after hydration. A newer version of the record replaces the fields unless the user has edited changed fields.
 */
export function useRecordForm({ name, initial, version, fields, schema }: Source) {
  const draft = useKeptDraft(name);
  const element = useRef<HTMLFormElement>(null);
  const names = [...new Set([...Object.keys(initial), ...fields])];
  const complete = (values: Values) =>
    Object.fromEntries(names.map((field) => [field, values[field] ?? '']));
  // For a union schema, zodResolver reports the first member's error; the action reports the union's own error.
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
  /** `seen` is the record on which the values are based. A different `time` re-renders the fields. */
  const [shown, setShown] = useState({
    values: initial,
    seen: initial,
    version,
    isKept: false,
    time: 0,
  });
  const hasSaved = useRef(false);
  const lastVersion = useRef(version);

  /** Uses these values as a change of the record `seen`. */
  function base(values: Values, seen: Values, ofVersion: string) {
    const keep = { keepErrors: true, keepTouched: true, keepIsSubmitted: true };
    form.reset(complete(seen), keep);
    form.reset(complete(values), { ...keep, keepDefaultValues: true });
    setShown((before) => ({ ...before, seen, version: ofVersion }));
  }

  /** Replaces the values in the fields. */
  function show(values: Values, seen: Values, ofVersion: string, isKept = false) {
    base(values, seen, ofVersion);
    form.clearErrors();
    setShown((before) => ({ ...before, values, isKept, time: before.time + 1 }));
  }

  /** Current values of the fields. Fields that are not rendered keep their previous value. */
  const typed = () => ({
    ...shown.seen,
    ...(element.current && textsOf(new FormData(element.current))),
  });

  /** Copies the values of these fields from the DOM. Returns whether any of them has changed. */
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

  /** Stores the input in the browser. */
  function keep() {
    const now = typed();
    if (isSame(now, shown.seen, names)) draft.drop();
    else draft.keep({ values: now, version: shown.version, seen: shown.seen });
  }

  // Only the browser has the earlier input. It is restored after hydration, and before a control replays early input,
  // because early input takes precedence.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per record.
  useLayoutEffect(() => {
    const kept = draft.read();
    if (kept) show({ ...initial, ...kept.values }, kept.seen, kept.version, true);
  }, [name]);

  // The server sends the record again after each change. If another person changed a field that this user is editing,
  // the old version is kept, so that saving reports the conflict.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for a new version.
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
    /** Copies the values of the fields and stores them in the browser. */
    onInput() {
      takeOver(names);
      keep();
    },
    /** Validates a field on blur. Text typed before hydration counts as a change. */
    onBlur({ target }: FocusEvent<HTMLFormElement>) {
      const field = target.getAttribute('name');
      if (!field || !names.includes(field)) return;
      if (takeOver([field])) keep();
      const value = typed()[field] ?? '';
      void form.register(field).onBlur({ type: 'blur', target: { name: field, value } });
    },
    /** Marks these values as saved. */
    saved(filled: FormData) {
      const sent = { ...shown.seen, ...textsOf(filled) };
      if (isSame(typed(), sent, names)) draft.drop();
      hasSaved.current = true;
      base(typed(), sent, shown.version);
      setShown((before) => ({ ...before, isKept: false }));
    },
    /** Replaces the input with these values of the record. */
    take(values: Values, ofVersion: string) {
      draft.drop();
      show(values, values, ofVersion);
    },
    /** Keeps the input as a change of this newer version. */
    rebase: (values: Values, ofVersion: string) => base(typed(), values, ofVersion),
  };
}
