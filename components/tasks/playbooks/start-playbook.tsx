'use client';

import { useState } from 'react';
import { answerOf } from '@/components/records/answer-of';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { refusalIn, sentenceOf } from '@/lib/core/actions/refusal';
import { runPlaybook, showPlaybooks } from '@/lib/tasks/playbooks/actions';
import type { PlaybookPreview } from '@/lib/tasks/playbooks/model';
import type { Subject } from '@/lib/tasks/playbooks/starts';
import { PlaybookPreviews } from './playbook-previews';

/**
 * Returns `show`, which opens a dialog with the playbooks for a record and a preview of their tasks, and the dialog
 * itself.
 */
export function usePlaybookStart(subject: Subject, record: string) {
  const { run, isPending } = useStaffAction();
  const [isOpen, setIsOpen] = useState(false);
  const [playbooks, setPlaybooks] = useState<PlaybookPreview[] | string | null>(null);

  async function show() {
    setIsOpen(true);
    setPlaybooks(null);
    const answer = await answerOf(showPlaybooks({ subject, record }));
    setPlaybooks(answer.data ?? sentenceOf(refusalIn(answer)));
  }

  const dialog = (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title="Start a playbook"
      description="It creates these tasks at once."
    >
      <PlaybookPreviews
        playbooks={playbooks}
        pending={isPending}
        onRetry={show}
        onStart={async (playbook) => {
          if (await run(() => runPlaybook({ playbook, record }))) setIsOpen(false);
        }}
      />
    </Dialog>
  );
  return { show, dialog };
}

/** Button that opens the playbooks for a record. */
export function StartPlaybook({ subject, record }: { subject: Subject; record: string }) {
  const { show, dialog } = usePlaybookStart(subject, record);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={show}>
        Start a playbook
      </Button>
      {dialog}
    </>
  );
}
