'use client';

import { markNotificationsRead } from '@/lib/notifications/actions';
import { kindNames } from '@/lib/notifications/kinds';
import type { Notification } from '@/lib/notifications/model';

type NotificationItemProps = { notification: Notification };

/** Notification that links to its record. A click marks it as read. */
export function NotificationItem({ notification }: NotificationItemProps) {
  const { id, kind, path, title, text, when, isRead } = notification;
  return (
    <li>
      <a
        href={path}
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
          // If this request fails, the notification just stays unread.
          if (!isRead) markNotificationsRead({ ids: [id] }).catch(() => undefined);
        }}
        className="flex gap-3 px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span
          aria-hidden
          className={`mt-1.5 size-2 shrink-0 rounded-full ${isRead ? 'bg-line' : 'bg-accent'}`}
        />
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-ink-3">
              {kindNames[kind]}
              {!isRead && <span className="sr-only">, unread</span>}
            </span>
            <span className="font-mono text-[0.75rem] text-ink-3">{when}</span>
          </span>
          <span className={`block text-ink ${isRead ? '' : 'font-medium'}`}>{title}</span>
          <span className="line-clamp-2 break-words">{text}</span>
        </span>
      </a>
    </li>
  );
}
