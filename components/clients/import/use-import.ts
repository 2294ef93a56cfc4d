'use client';

import { useRef, useState, useTransition } from 'react';
import { answerOf } from '@/components/records/answer-of';
import { importContacts, previewImport } from '@/lib/clients/import/actions';
import type { ImportPreview, ImportResult } from '@/lib/clients/import/model';
import { MAX_IMPORT_BYTES } from '@/lib/clients/import/schema';
import { type Refusal, refusalFrom, refusalIn } from '@/lib/core/actions/refusal';
import { clientNotices } from '@/lib/notices/clients';

type State = {
  preview?: ImportPreview;
  result?: ImportResult;
  refusal?: Refusal;
  /** True if the file or the new column mapping could not be read. A retry may succeed. */
  isUnread?: boolean;
};

/** Returns whether the file itself was refused, so that a retry is useless. */
function isOfFile({ notice }: Refusal): boolean {
  return ['importTooLarge', 'importUnreadable', 'importEncodingUnknown'].includes(notice);
}

/** Returns the state of an import: preview first, then store. */
export function useImport() {
  const [state, setState] = useState<State>({});
  const [isPending, startTransition] = useTransition();
  const reading = useRef<FormData>(null);

  function reset() {
    reading.current = null;
    setState({});
  }

  const showPreview = (form: FormData) =>
    startTransition(async () => {
      reading.current = form;
      const file = form.get('file');
      if (!(file instanceof File) || file.size === 0) return setState({});
      if (file.size > MAX_IMPORT_BYTES) {
        return setState({ refusal: refusalFrom(clientNotices, 'importTooLarge') });
      }
      const answer = await answerOf(previewImport(form));
      // Another file was chosen since, or the file was removed.
      if (reading.current !== form) return;
      if (answer.data) return setState({ preview: answer.data });
      const refusal = refusalIn(answer);
      setState((before) =>
        isOfFile(refusal) ? { refusal } : { ...before, refusal, isUnread: true },
      );
    });

  const store = (form: FormData) =>
    startTransition(async () => {
      const answer = await answerOf(importContacts(form));
      setState((before) =>
        answer.data ? { result: answer.data } : { ...before, refusal: refusalIn(answer) },
      );
    });

  return { ...state, isPending, showPreview, store, reset };
}
