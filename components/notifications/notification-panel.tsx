import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Area } from '@/lib/core/auth/roles';
import { newsNotices } from '@/lib/notices/news';
import type { NotificationSummary } from '@/lib/notifications/model';
import { paths } from '@/lib/paths';
import { NotificationItem } from './notification-item';

export type NotificationPanelProps = {
  area: Area;
  summary: NotificationSummary | null;
  hasFailed: boolean;
  onLoad: () => void;
  onMarkAll: () => void;
};

/** The newest notifications, with a link to all of them. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { area, summary, hasFailed, onLoad, onMarkAll } = props;
  return (
    <>
      <div className="flex h-12 items-center justify-between gap-4 border-b border-line px-4">
        <h2 className="font-medium text-ink">Notifications</h2>
        {summary !== null && summary.unread > 0 && (
          <Button variant="quiet" size="sm" className="-mr-3" onClick={onMarkAll}>
            Mark all read
          </Button>
        )}
      </div>
      {hasFailed && (
        <div className="flex items-center justify-between gap-4 px-4 py-3" role="alert">
          <p>{newsNotices.notificationsFailed}</p>
          <Button variant="secondary" size="sm" onClick={onLoad}>
            Try again
          </Button>
        </div>
      )}
      {!summary && !hasFailed && (
        <div className="grid gap-3 p-4">
          <Skeleton />
          <Skeleton className="h-4 w-2/3" />
        </div>
      )}
      {summary?.newest.length === 0 && (
        <p className="px-4 py-6">Nothing yet. Your notifications appear here.</p>
      )}
      {summary && summary.newest.length > 0 && (
        <ul className="divide-y divide-line">
          {summary.newest.map((item) => (
            <NotificationItem key={item.id} notification={item} />
          ))}
        </ul>
      )}
      <p className="border-t border-line">
        <a
          href={paths[area].notifications}
          onClick={({ currentTarget }) =>
            currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
          }
          className="flex h-11 items-center px-4 font-medium text-accent hover:bg-hover focus-visible:-outline-offset-2"
        >
          All notifications
        </a>
      </p>
    </>
  );
}
