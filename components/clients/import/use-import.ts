'use client';

import { useState, useTransition } from 'react';
import { type Answered, reach } from '@/components/records/reach';
import { importContacts, previewImport } from '@/lib/clients/import/actions';
import type { ImportPreview, ImportResult } from '@/lib/clients/import/model';
import { MAX_IMPORT_BYTES } from '@/lib/clients/import/schema';
import { refusalIn, sentenceOf } from '@/lib/core/actions/refusal';
import { clientNotices } from '@/lib/notices/clients';

type State = {
  preview?: ImportPreview;
  result?: ImportResult;
  refusal?: { sentence: string };
  /** True where the file, or the columns chosen since the preview, could not be read. */
  isUnread?: boolean;
};

async function ask<Data>(call: Promise<Answered<Data>>): Promise<Data | string> {
  const answer = await reach(call);
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
      setState((before) =>
        typeof preview === 'string'
          ? { ...before, refusal: { sentence: preview }, isUnread: true }
          : { preview },
      );
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
