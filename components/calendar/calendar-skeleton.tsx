import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { CALENDAR_HEIGHT } from '@/lib/calendar/grid';
import { CalendarLegend } from './calendar-legend';

/** Placeholder with the size of the calendar. */
export function CalendarSkeleton() {
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-3">
        <Skeleton className="h-8 w-36" />
        <Skeleton className="order-last h-6 w-full sm:order-none sm:w-40" />
        <Skeleton className="ml-auto h-8 w-46" />
      </div>
      <div
        className="grid place-items-center rounded-surface border border-line bg-surface text-ink-3"
        style={{ height: CALENDAR_HEIGHT }}
      >
        <Spinner label="Loading the calendar" className="size-6" />
      </div>
      <CalendarLegend />
    </div>
  );
}
