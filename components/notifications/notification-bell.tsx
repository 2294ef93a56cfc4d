'use client';

import { Icon } from '@/components/ui/icon';
import { toastRefusal } from '@/components/ui/toast';
import { refusalIn } from '@/lib/core/actions/refusal';
import type { Area } from '@/lib/core/auth/roles';
import { shownCount } from '@/lib/notifications/unread';
import { markAll } from './mark-all';
import { NotificationPopover } from './notification-popover';
import { useNotifications } from './use-notifications';

/** Bell with a live count of unread notifications and a list of the newest. */
export function NotificationBell({ area, userId }: { area: Area; userId: string }) {
  const { summary, hasFailed, load, setSummary } = useNotifications(userId);
  const unread = summary?.unread ?? 0;

  async function readAll() {
    const before = summary;
    if (!before) return;
    const newest = before.newest.map((item) => ({ ...item, isRead: true }));
    setSummary({ unread: 0, newest });
    const answer = await markAll();
    if (answer.data) return;
    setSummary(before);
    toastRefusal(refusalIn(answer));
  }

  return (
    <>
      <button
        type="button"
        popoverTarget="notifications"
        aria-label={unread > 0 ? `Notifications, ${shownCount(unread)} unread` : 'Notifications'}
        title="Notifications"
        className="needs-script relative grid size-8 shrink-0 place-items-center rounded-control text-ink-2 transition-colors hover:bg-hover hover:text-ink"
      >
        <Icon name="bell" className="size-4.5" />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute -top-1 -right-1 min-w-4 rounded-full bg-accent px-1 text-center font-mono text-[0.625rem] leading-4 font-medium text-on-accent"
          >
            {shownCount(unread)}
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {unread > 0 && `${shownCount(unread)} unread notifications`}
      </span>
      <NotificationPopover
        area={area}
        summary={summary}
        hasFailed={hasFailed}
        onLoad={load}
        onMarkAll={readAll}
      />
    </>
  );
}
