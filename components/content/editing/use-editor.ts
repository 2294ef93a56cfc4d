'use client';

import { useEffect, useState } from 'react';
import { usePerson } from '@/components/staff/person-context';
import { keepDraft } from '@/lib/content/editing/actions';
import type { EditedContent } from '@/lib/content/editing/model';
import { isSame } from '@/lib/content/editing/rules';
import type { FormValues } from '@/lib/content/kinds/fields';
import { refusalOf, sentenceOf } from '@/lib/core/actions/failure';
import type { ContentTable } from '@/lib/paths';
import { createDraftKeeper, type KeepState, storedIn } from './draft-keeper';
import { type LocalCopy, localCopy } from './local-copy';

export const UNKNOWN = refusalOf('somethingWentWrong');

/** Returns the text of an editor, which saves itself, with the versions of others and the copy in this browser. */
export function useEditor(table: ContentTable, content: EditedContent) {
  const { id } = content;
  const person = usePerson();
  const [start] = useState(() => storedIn(content));
  const [values, setValues] = useState(start.values);
  const [saved, setSaved] = useState(content.saved);
  const [keepState, setKeepState] = useState<KeepState>({ kind: 'unchanged' });
  const [theirs, setTheirs] = useState<EditedContent | null>(null);
  const [found, setFound] = useState<LocalCopy | null>(null);
  const [copy] = useState(() => localCopy(person.id, `${table}:${id}`));
  const [keeper] = useState(() =>
    createDraftKeeper(start, {
      keep: async (kept, seen) => {
        const { data, serverError } = await keepDraft({ table, id, values: kept, seen });
        if (!data) return { refused: sentenceOf(serverError ?? UNKNOWN) };
        return data.outcome === 'kept' ? data : { theirs: data.theirs };
      },
      isSame: (a, b) => isSame(table, a, b),
      copy,
      onState: setKeepState,
      onConflict: setTheirs,
    }),
  );

  // Only the browser knows its copy from before, and whether it is connected.
  useEffect(() => {
    const kept = copy.read();
    if (kept && isSame(table, { ...start.values, ...kept.values }, start.values)) copy.drop();
    else setFound(kept);
    window.addEventListener('online', keeper.retry);
    return () => {
      window.removeEventListener('online', keeper.retry);
      keeper.stop();
    };
  }, [copy, keeper, table, start]);

  function change(next: FormValues) {
    setValues(next);
    keeper.change(next);
  }

  return {
    values,
    change,
    keeper,
    keepState,
    /** The text of the stored record, as far as this editor knows. */
    saved,
    setSaved,
    isChanged: !isSame(table, values, saved),
    /** Somebody else's version, until the person has chosen a text. */
    theirs,
    settle(whose: 'mine' | 'theirs') {
      if (!theirs) return;
      const stored = storedIn(theirs);
      setTheirs(null);
      setSaved(theirs.saved);
      if (whose === 'mine') {
        keeper.agree(stored);
      } else {
        setValues(stored.values);
        keeper.replace(stored);
      }
    },
    /** Goes back to the saved text, of which the server has no draft any more. */
    revert(record: string) {
      setValues(saved);
      keeper.replace({ values: saved, seen: { record, draft: null } });
    },
    /** Text that this browser kept from before and the server does not have. */
    found,
    settleFound(isWanted: boolean) {
      if (found && isWanted) change({ ...values, ...found.values });
      else copy.drop();
      setFound(null);
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;
