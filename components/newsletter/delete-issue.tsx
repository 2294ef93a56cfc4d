'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { deleteIssue } from '@/lib/newsletter/actions';
import { paths } from '@/lib/paths';

/** Button that permanently deletes a draft issue. */
export function DeleteIssue({ id, area }: { id: string; area: 'admin' | 'team' }) {
  const router = useRouter();
  const { run, isPending } = useStaffAction();
  const [isAsking, setAsking] = useState(false);

  async function remove() {
    if (await run(() => deleteIssue({ id }))) router.push(paths[area].newsletter);
  }

  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this draft?"
        confirmLabel="Delete draft"
        onConfirm={remove}
        pending={isPending}
      >
        Its text is lost. It was not sent to anyone.
      </ConfirmDialog>
    </>
  );
}
