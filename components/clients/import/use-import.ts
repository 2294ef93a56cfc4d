'use client';

import { useState, useTransition } from 'react';
import { importContacts, previewImport } from '@/lib/clients/import/actions';
import type { ImportPreview, ImportResult } from '@/lib/clients/import/model';
import { MAX_IMPORT_BYTES } from '@/lib/clients/import/schema';
import { type Refused, refusalFrom, refusalIn, sentenceOf } from '@/lib/core/actions/refusal';
import { clientNotices } from '@/lib/notices/clients';
import { recordNotices } from '@/lib/notices/records';

type State = { preview?: ImportPreview; result?: ImportResult; refusal?: { sentence: string } };
type Answer<Data> = Refused & { data?: Data };

async function ask<Data>(call: Promise<Answer<Data>>): Promise<Data | string> {
  const answer = await call.catch(
    (): Answer<Data> => ({ serverError: refusalFrom(recordNotices, 'notReached') }),
  );
  return answer.data ?? sentenceOf(refusalIn(answer));
}

/** Returns the state of an import: the file and its columns are previewed first, then stored. */
export function useImport() {
  const [state, setState] = useState<State>({});
  const [isPending, startTransition] = useTransition();

  const showPreview = (form: FormData) =>
    startTransition(async () => {
      const file = form.get('file');
      if (!(file instanceof File) || file.size === 0) return setState({});
      if (file.size > MAX_IMPORT_BYTES) {
        return setState({ refusal: { sentence: clientNotices.importTooLarge } });
      }
      const preview = await ask(previewImport(form));
      setState(typeof preview === 'string' ? { refusal: { sentence: preview } } : { preview });
    });

  const store = (form: FormData) =>
    startTransition(async () => {
      const result = await ask(importContacts(form));
      setState((before) =>
        typeof result === 'string' ? { ...before, refusal: { sentence: result } } : { result },
      );
    });

  return { ...state, isPending, showPreview, store, reset: () => setState({}) };
}
