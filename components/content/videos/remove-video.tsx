'use client';

import { useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { removeVideo } from '@/lib/content/videos/actions';
import type { RecordInput } from '@/lib/content/videos/schema';

/** Button that removes the video of a record after a confirmation. */
export function RemoveVideo({ record }: { record: RecordInput }) {
  const [isOpen, setOpen] = useState(false);
  const { run, isPending } = useStaffAction();

  async function remove() {
    await run(() => removeVideo(record));
    setOpen(false);
  }

  return (
    <>
      <Button variant="quiet-danger" size="sm" onClick={() => setOpen(true)}>
        Remove the video
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Remove the video?"
        confirmLabel="Remove the video"
        onConfirm={remove}
        pending={isPending}
      >
        Its file, captions and transcript are deleted with it. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
