'use client';

import { Undo2 } from 'lucide-react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { restoreDeleted } from '@/lib/audit/actions';
import type { RestoreInput } from '@/lib/audit/schema';

type RestoreButtonProps = { record: RestoreInput; name: string };

/** Restores a deleted record. */
export function RestoreButton({ record, name }: RestoreButtonProps) {
  const { run, isPending } = useStaffAction();
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={isPending}
      aria-label={`Restore ${name}`}
      onClick={() => run(() => restoreDeleted(record))}
    >
      {!isPending && <Undo2 aria-hidden className="size-4" />}
      Restore
    </Button>
  );
}
