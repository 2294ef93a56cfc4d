'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { notices } from '@/lib/notices';
import { markNotificationsRead } from '@/lib/notifications/actions';

/** Marks everything as read, on the list and on the bell. */
export function MarkAllRead() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  const mark = () =>
    startTransition(async () => {
      const answer = await markNotificationsRead({}).catch(() => null);
      if (answer && !answer.serverError) return router.refresh();
      toast.error(notices[answer?.serverError?.notice ?? 'notificationsNotMarked']);
    });

  return (
    <Button variant="secondary" size="sm" pending={isPending} onClick={mark}>
      Mark all read
    </Button>
  );
}
