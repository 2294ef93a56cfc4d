'use client';

import { useRouter } from 'next/navigation';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { mergeClients } from '@/lib/clients/actions';
import { clientPath } from '@/lib/paths/staff';

type MergeButtonProps = {
  kept: { id: string; name: string };
  merged: { id: string; name: string };
};

/** Merges two contacts and opens the remaining one. */
export function MergeButton({ kept, merged }: MergeButtonProps) {
  const router = useRouter();
  const { run, isPending } = useStaffAction();
  return (
    <Button
      variant="danger"
      size="sm"
      className="mt-4"
      pending={isPending}
      onClick={async () => {
        const done = await run(() => mergeClients({ kept: kept.id, merged: merged.id }));
        if (done) router.push(clientPath(kept.id));
      }}
    >
      Merge {merged.name} into {kept.name}
    </Button>
  );
}
