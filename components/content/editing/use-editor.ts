'use client';

import { useRouter } from 'next/navigation';
import { useLayoutEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { errorSentences, refused } from '@/components/records/error-sentences';
import { usePerson } from '@/components/staff/person-context';
import { keepDraft } from '@/lib/content/editing/actions';
import { checkForm } from '@/lib/content/editing/form';
import type { EditedContent } from '@/lib/content/editing/model';
import { isSame } from '@/lib/content/editing/rules';
import { tooLong } from '@/lib/content/editing/schema';
import type { FormValues } from '@/lib/content/kinds/fields';
import { refusalIn, sentenceOf } from '@/lib/core/actions/refusal';
import type { ContentTable } from '@/lib/paths';
import { createDraftKeeper, type KeepState, storedIn } from './draft-keeper';
import { type LocalCopy, localCopy } from './local-copy';

/** Returns a resolver with the same validation as the save action. */
const resolverOf =
  (table: ContentTable): Resolver<FormValues> =>
  (values) => {
    const { fieldErrors } = checkForm(table, values);
    return fieldErrors ? refused(fieldErrors) : { values, errors: {} };
  };

/** Returns the state of an auto-saving editor, with the versions of other people and the local copy. */
export function useEditor(table: ContentTable, content: EditedContent) {
  const { id } = content;
  const person = usePerson();
  const router = useRouter();
  const [start] = useState(() => storedIn(content));
  const form = useForm<FormValues>({
    defaultValues: start.values,
    resolver: resolverOf(table),
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const values = form.watch();
  const [saved, setSaved] = useState(content.saved);
  const [keepState, setKeepState] = useState<KeepState>({ kind: 'unchanged' });
  const [theirs, setTheirs] = useState<EditedContent | null>(null);
  const [found, setFound] = useState<LocalCopy | null>(null);
  const [copy] = useState(() => localCopy(person.id, `${table}:${id}`));
  const [keeper] = useState(() =>
    createDraftKeeper(start, {
      keep: async (kept, seen) => {
        const refused = tooLong(kept);
        if (refused) return { refused };
        const { data, ...answer } = await keepDraft({ table, id, values: kept, seen });
        if (!data) {
          const refusal = refusalIn(answer);
          // After a refresh the screen shows why the record is gone and keeps the text.
          if (refusal.notice === 'recordGone') router.refresh();
          return { refused: sentenceOf(refusal) };
        }
        return data.outcome === 'kept' ? data : { theirs: data.theirs };
      },
      isSame: (a, b) => isSame(table, a, b),
      copy,
      onState: setKeepState,
      onConflict: setTheirs,
    }),
  );

  // Only the browser has the earlier local copy and the connection state. A layout effect runs before the other
  // effects, because text typed before hydration replaces the copy.
  useLayoutEffect(() => {
    const kept = copy.read();
    if (kept && isSame(table, { ...start.values, ...kept.values }, start.values)) copy.drop();
    else setFound(kept);
    window.addEventListener('online', keeper.retry);
    return () => {
      window.removeEventListener('online', keeper.retry);
      keeper.stop();
    };
  }, [copy, keeper, table, start]);

  function change(changes: FormValues) {
    for (const [name, value] of Object.entries(changes)) {
      void form.register(name).onChange({ type: 'change', target: { name, value } });
    }
    keeper.change(form.getValues());
  }

  return {
    values,
    change,
    /** Error message of each invalid field, after blur or a refusal. */
    errors: errorSentences(errors),
    leave(name: string) {
      const value = form.getValues(name);
      void form.register(name).onBlur({ type: 'blur', target: { name, value } });
    },
    refuse(refused: Record<string, string>) {
      form.clearErrors();
      for (const [name, message] of Object.entries(refused)) {
        form.setError(name, { type: 'server', message });
      }
    },
    keeper,
    keepState,
    /** Latest known text of the stored record. */
    saved,
    setSaved,
    isChanged: !isSame(table, values, saved),
    /** Conflicting version of another person, until the user decides. */
    theirs,
    settle(whose: 'mine' | 'theirs') {
      if (!theirs) return;
      const stored = storedIn(theirs);
      setTheirs(null);
      setSaved(theirs.saved);
      if (whose === 'mine') {
        keeper.agree(stored);
      } else {
        form.reset(stored.values);
        keeper.replace(stored);
      }
    },
    /** Reverts to the saved text after the server has dropped the draft. */
    revert(record: string) {
      form.reset(saved);
      keeper.replace({ values: saved, seen: { record, draft: null } });
    },
    /** Earlier text from this browser that is not on the server. */
    found,
    settleFound(isWanted: boolean) {
      if (found && isWanted) change(found.values);
      else copy.drop();
      setFound(null);
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;
