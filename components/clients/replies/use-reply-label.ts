import { useEffect, useState } from 'react';
import { useKeptDraft } from '@/components/records/use-kept-draft';
import type { ReplyKind } from '@/lib/clients/templates/rules';
import { replyDraftName } from './reply-draft-name';

/** Returns the label of the button that opens the form: it mentions a draft that is kept there. */
export function useReplyLabel(kind: ReplyKind, record: string, isOpen: boolean, label = 'Reply') {
  const draft = useKeptDraft(replyDraftName(kind, record));
  const [hasDraft, setHasDraft] = useState(false);
  // Only the browser knows of a draft. Read again when the form closes, sent or not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render creates a new store.
  useEffect(() => setHasDraft(draft.read() !== null), [record, isOpen]);
  return hasDraft ? 'Continue your reply' : label;
}
