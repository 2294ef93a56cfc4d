'use client';

import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { restoreDeleted } from '@/lib/audit/actions';
import type { RestoreInput } from '@/lib/audit/schema';

type RestoreDeletedButtonProps = { record: RestoreInput; name: string };

/** Button that restores a deleted record. */
export function RestoreDeletedButton({ record, name }: RestoreDeletedButtonProps) {
  const { run, isPending } = useStaffAction();
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={isPending}
      aria-label={`Restore ${name}`}
      onClick={() => run(() => restoreDeleted(record))}
    >
      {!isPending && <Icon name="undo-2" />}
      Restore
    </Button>
  );
}
