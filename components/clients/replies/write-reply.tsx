'use client';

import { useEffect, useState } from 'react';
import { answerOf } from '@/components/records/answer-of';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { takeFocus } from '@/components/ui/take-focus';
import { prepareReply } from '@/lib/clients/replies/actions';
import type { ReplyDraft } from '@/lib/clients/replies/model';
import type { ReplyKind } from '@/lib/clients/templates/rules';
import { type Refusal, refusalIn, sentenceOf } from '@/lib/core/actions/refusal';
import { ReplyForm } from './reply-form';

type WriteReplyProps = { kind: ReplyKind; record: string; onClose: () => void };

type Prepared = { draft: ReplyDraft } | { refusal: Refusal };

/** Loads the recipient and the templates, then shows the reply form. */
export function WriteReply({ kind, record, onClose }: WriteReplyProps) {
  const [prepared, setPrepared] = useState<Prepared | null>(null);

  // Loaded only when someone writes a reply, not with each drawer.
  useEffect(() => {
    let isShown = true;
    const show = (answer: Prepared) => isShown && setPrepared(answer);
    void answerOf(prepareReply({ kind, record })).then((answer) =>
      show(answer.data ? { draft: answer.data } : { refusal: refusalIn(answer) }),
    );
    return () => {
      isShown = false;
    };
  }, [kind, record]);

  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label="Reply by email"
      className="rounded-surface border border-line p-4 outline-none"
    >
      {prepared === null && (
        <div role="status" aria-label="Loading" className="space-y-3">
          <Skeleton className="h-4 w-56" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
      {prepared && 'draft' in prepared && (
        <ReplyForm kind={kind} record={record} draft={prepared.draft} onClose={onClose} />
      )}
      {prepared && 'refusal' in prepared && (
        <Notice tone="error" title={sentenceOf(prepared.refusal)}>
          <Button variant="secondary" size="sm" className="mt-2" onClick={onClose}>
            Close
          </Button>
        </Notice>
      )}
    </section>
  );
}
