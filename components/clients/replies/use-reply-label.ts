import { useEffect, useState } from 'react';
import { useKeptDraft } from '@/components/records/use-kept-draft';
import type { ReplyKind } from '@/lib/clients/templates/rules';
import { replyDraftName } from './reply-draft-name';

/** Returns the label of the reply button. It mentions a kept draft. */
export function useReplyLabel(kind: ReplyKind, record: string, isOpen: boolean, label = 'Reply') {
  const draft = useKeptDraft(replyDraftName(kind, record));
  const [hasDraft, setHasDraft] = useState(false);
  // Only the browser has the draft. Read again when the form closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render creates a new store.
  useEffect(() => setHasDraft(draft.read() !== null), [record, isOpen]);
  return hasDraft ? 'Continue your reply' : label;
}
