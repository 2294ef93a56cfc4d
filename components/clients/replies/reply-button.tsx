'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ReplyKind } from '@/lib/clients/templates/rules';
import { WriteReply } from './parts';
import { useReplyLabel } from './use-reply-label';

type ReplyButtonProps = { kind: ReplyKind; record: string; label?: string };

/** Button that is replaced by the reply form. */
export function ReplyButton({ kind, record, label }: ReplyButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const text = useReplyLabel(kind, record, isOpen, label);
  if (isOpen) return <WriteReply kind={kind} record={record} onClose={() => setOpen(false)} />;
  return (
    <Button
      size="sm"
      variant={kind === 'enrolment' ? 'primary' : 'secondary'}
      onClick={() => setOpen(true)}
    >
      {text}
    </Button>
  );
}
