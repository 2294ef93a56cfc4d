'use client';

import { useRouter } from 'next/navigation';
import { use, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { Page } from '@/lib/core/lists/keyset';
import { notices } from '@/lib/notices';
import { markNotificationsRead } from '@/lib/notifications/actions';
import type { Notification } from '@/lib/notifications/model';

/** Marks all notifications as read, on the list and on the bell; disabled where none on the page is unread. */
export function MarkAllRead({ page }: { page: Promise<Page<Notification>> }) {
  const isIdle = use(page).rows.every(({ isRead }) => isRead);
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  const mark = () =>
    startTransition(async () => {
      const answer = await markNotificationsRead({}).catch(() => null);
      if (answer && !answer.serverError) return router.refresh();
      toast.error(notices[answer?.serverError?.notice ?? 'notificationsNotMarked']);
    });

  return (
    <Button variant="secondary" size="sm" disabled={isIdle} pending={isPending} onClick={mark}>
      Mark all read
    </Button>
  );
}
