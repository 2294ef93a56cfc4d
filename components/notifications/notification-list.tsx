import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { Area } from '@/lib/core/auth/roles';
import type { Page } from '@/lib/core/lists/keyset';
import type { NotificationFilters } from '@/lib/notifications/filters';
import type { Notification } from '@/lib/notifications/model';
import { paths } from '@/lib/paths';
import { NotificationItem } from './notification-item';

type NotificationListProps = {
  area: Area;
  filters: NotificationFilters;
  page: Promise<Page<Notification>>;
};

export async function NotificationList({ area, filters, page }: NotificationListProps) {
  const { rows, next } = await page;
  if (rows.length === 0) {
    return (
      <div className="border-t border-line">
        <EmptyState
          title={filters.show ? 'Nothing is unread' : 'No notifications yet'}
          action={
            <ButtonLink href={paths[area].tasks} variant="secondary" size="sm">
              Open the tasks
            </ButtonLink>
          }
        >
          Notifications appear here: assignments, mentions and due dates.
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <ul
        aria-label="Notifications, newest first"
        className="divide-y divide-line overflow-hidden rounded-surface border border-line bg-surface"
      >
        {rows.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} />
        ))}
      </ul>
      {next && (
        <nav aria-label="Pages" className="flex justify-end pt-4">
          <ButtonLink
            href={`?${new URLSearchParams({ ...(filters.show && { show: filters.show }), after: next })}`}
            variant="secondary"
            size="sm"
          >
            Older notifications
          </ButtonLink>
        </nav>
      )}
    </>
  );
}
