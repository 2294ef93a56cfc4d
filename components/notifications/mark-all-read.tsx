'use client';

import { useRouter } from 'next/navigation';
import { use, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { toastRefusal } from '@/components/ui/toast';
import { unreachable } from '@/components/ui/use-form-action';
import { refusalIn } from '@/lib/core/actions/refusal';
import type { Page } from '@/lib/core/lists/keyset';
import { newsNotices } from '@/lib/notices/news';
import { markNotificationsRead } from '@/lib/notifications/actions';
import type { Notification } from '@/lib/notifications/model';

const NOT_MARKED = {
  data: undefined,
  ...unreachable(newsNotices, 'notificationsNotMarked'),
};

/** Marks all notifications as read, on the list and on the bell; disabled where none on the page is unread. */
export function MarkAllRead({ page }: { page: Promise<Page<Notification>> }) {
  const isIdle = use(page).rows.every(({ isRead }) => isRead);
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  const mark = () =>
    startTransition(async () => {
      const answer = await markNotificationsRead({}).catch(() => NOT_MARKED);
      if (answer.data) return router.refresh();
      toastRefusal(refusalIn(answer));
    });

  return (
    <Button variant="secondary" size="sm" disabled={isIdle} pending={isPending} onClick={mark}>
      Mark all read
    </Button>
  );
}
