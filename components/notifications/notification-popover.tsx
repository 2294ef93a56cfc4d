import type { StaffArea } from '@/components/staff/navigation';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Link } from '@/components/ui/staff-link';
import { notices } from '@/lib/notices';
import type { NotificationSummary } from '@/lib/notifications/model';
import { paths } from '@/lib/paths';
import { NotificationItem } from './notification-item';

type NotificationPopoverProps = {
  area: StaffArea;
  summary: NotificationSummary | null;
  hasFailed: boolean;
  onOpen: () => void;
  onMarkAll: () => void;
};

/** The newest notifications, below the bell. A native popover, so that Escape and a click beside it close it. */
export function NotificationPopover({
  area,
  summary,
  hasFailed,
  onOpen,
  onMarkAll,
}: NotificationPopoverProps) {
  return (
    <div
      id="notifications"
      popover="auto"
      role="dialog"
      aria-labelledby="notifications-title"
      onToggle={({ newState }) => {
        if (newState === 'open') onOpen();
      }}
      className="fixed inset-auto top-13 right-4 m-0 max-h-[calc(100dvh-5rem)] w-96 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-surface border border-line-strong bg-surface text-staff"
    >
      <div className="flex h-12 items-center justify-between gap-4 border-b border-line px-4">
        <h2 id="notifications-title" className="font-medium text-ink">
          Notifications
        </h2>
        {summary !== null && summary.unread > 0 && (
          <Button variant="quiet" size="sm" className="-mr-3" onClick={onMarkAll}>
            Mark all read
          </Button>
        )}
      </div>
      {hasFailed && (
        <div className="flex items-center justify-between gap-4 px-4 py-3" role="alert">
          <p>{notices.notificationsFailed}</p>
          <Button variant="secondary" size="sm" onClick={onOpen}>
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
        <p className="px-4 py-6">
          Nothing yet. What others assign to you or say to you comes here.
        </p>
      )}
      {summary && summary.newest.length > 0 && (
        <ul className="divide-y divide-line">
          {summary.newest.map((item) => (
            <NotificationItem key={item.id} area={area} notification={item} />
          ))}
        </ul>
      )}
      <p className="border-t border-line">
        <Link
          href={paths[area].notifications}
          prefetch={false}
          onClick={({ currentTarget }) =>
            currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
          }
          className="flex h-11 items-center px-4 font-medium text-accent hover:bg-hover focus-visible:-outline-offset-2"
        >
          All notifications
        </Link>
      </p>
    </div>
  );
}
