'use client';

import { useState } from 'react';
import { WriteReply } from '@/components/clients/replies/parts';
import { useReplyLabel } from '@/components/clients/replies/use-reply-label';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { noteOwnChange } from '@/components/records/own-changes';
import { type Answer, useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { restoreDeleted } from '@/lib/audit/actions';
import { letThrough, markAnswered, removeEnquiry } from '@/lib/enquiries/actions';
import { awaitsAnswer } from '@/lib/enquiries/answered';
import type { DeskEnquiry } from '@/lib/enquiries/model';

/** Actions for the enquiry in the drawer. */
export function EnquirySteps({ enquiry }: { enquiry: DeskEnquiry }) {
  const { id, name, isQuarantined } = enquiry;
  const open = useOpenRecord();
  const { run, isPending } = useStaffAction();
  const [isWriting, setWriting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const replyLabel = useReplyLabel('enquiry', id, isWriting);
  const isOpen = awaitsAnswer(enquiry);

  const mark = (isAnswered: boolean) => {
    noteOwnChange([id]);
    void run(
      () => markAnswered({ id, isAnswered }),
      () => (): Promise<Answer> => markAnswered({ id, isAnswered: !isAnswered }),
    );
  };

  async function remove() {
    const removed = await run(
      () => removeEnquiry({ id }),
      () => (): Promise<Answer> => restoreDeleted({ table: 'enquiries', recordIds: [id] }),
    );
    setAsking(false);
    if (removed) open(null);
  }

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-2">
        {isQuarantined && (
          <Button pending={isPending} onClick={() => void run(() => letThrough({ id }))}>
            Release
          </Button>
        )}
        {!isQuarantined && !isWriting && (
          <Button variant={isOpen ? 'primary' : 'secondary'} onClick={() => setWriting(true)}>
            {replyLabel}
          </Button>
        )}
        {!isQuarantined && (
          <Button variant="secondary" pending={isPending} onClick={() => mark(isOpen)}>
            {isOpen ? 'Mark as answered' : 'Mark as open'}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Delete…
        </Button>
      </div>
      {isWriting && <WriteReply kind="enquiry" record={id} onClose={() => setWriting(false)} />}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete the question of ${name}?`}
        confirmLabel="Delete question"
        onConfirm={remove}
        pending={isPending}
      >
        {name} is not notified. It can be restored from the audit log for 30 days.
      </ConfirmDialog>
    </div>
  );
}
