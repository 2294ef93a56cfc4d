'use client';

import { useRouter } from 'next/navigation';
import { use, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { toastRefusal } from '@/components/ui/toast';
import { refusalIn } from '@/lib/core/actions/refusal';
import type { Page } from '@/lib/core/lists/keyset';
import type { Notification } from '@/lib/notifications/model';
import { markAll } from './mark-all';

/**
 * Button that marks all notifications as read, in the list and the bell. Disabled if all notifications on the page are
 * read.
 */
export function MarkAllRead({ page }: { page: Promise<Page<Notification>> }) {
  const isIdle = use(page).rows.every(({ isRead }) => isRead);
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  const mark = () =>
    startTransition(async () => {
      const answer = await markAll();
      if (answer.data) return router.refresh();
      toastRefusal(refusalIn(answer));
    });

  return (
    <Button variant="secondary" size="sm" disabled={isIdle} pending={isPending} onClick={mark}>
      Mark all read
    </Button>
  );
}
