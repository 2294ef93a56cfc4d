import { FilterBar } from '@/components/lists/filter-bar';
import { ScreenHead } from '@/components/staff/screen-head';
import type { Area } from '@/lib/core/auth/roles';
import type { Page } from '@/lib/core/lists/keyset';
import type { NotificationFilters } from '@/lib/notifications/filters';
import type { Notification } from '@/lib/notifications/model';
import { MarkAllRead } from './mark-all-read';
import { NotificationList } from './notification-list';

type NotificationsScreenProps = {
  area: Area;
  filters: NotificationFilters;
  page: Promise<Page<Notification>>;
};

/** Screen of all notifications, in the admin and team areas. */
export function NotificationsScreen({ area, filters, page }: NotificationsScreenProps) {
  return (
    <>
      <ScreenHead
        title="Notifications"
        purpose="Your notifications. Your profile sets which ones you get, and how."
        action={<MarkAllRead page={page} />}
      />
      <FilterBar
        filters={[
          { name: 'show', label: 'State', options: [{ value: 'unread', label: 'Unread' }] },
        ]}
      />
      <NotificationList area={area} filters={filters} page={page} />
    </>
  );
}
