'use client';

import { type Answer, useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { clearBounce } from '@/lib/outbox/bounces/actions';

/** Button that clears the bounce of an email address. */
export function ClearBounce({ id }: { id: string }) {
  const { run, isPending } = useStaffAction();
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-2"
      pending={isPending}
      onClick={() =>
        void run(
          () => clearBounce({ id, isCleared: true }),
          () => (): Promise<Answer> => clearBounce({ id, isCleared: false }),
        )
      }
    >
      The address works
    </Button>
  );
}
