import { MAX_UPCOMING, SLOT_BOUNDS } from '@/lib/bookings/availability/form-values';
import { isOpen, startsWithin, type WeekHours } from '@/lib/bookings/availability/hours';
import type { UpcomingBooking } from '@/lib/bookings/availability/model';
import { isInstantWithinHours } from '@/lib/bookings/availability/opening-hours';
import { BookingsOutside } from './bookings-outside';

type HoursPreviewProps = {
  week: WeekHours;
  holidays: readonly { day: string; name: string }[];
  upcoming: readonly UpcomingBooking[];
};

/** Shows the number of start times per week and the bookings outside the new hours. */
export function HoursPreview({ week, holidays, upcoming }: HoursPreviewProps) {
  const starts = startsWithin(SLOT_BOUNDS);
  const counts = week.map((ranges) => starts.filter((start) => isOpen(ranges, start)).length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const days = counts.filter((count) => count > 0).length;
  const hours = {
    hours: week.flatMap((ranges, weekday) => ranges.map((range) => ({ weekday, ...range }))),
    holidays: holidays.map(({ day }) => day),
  };
  const outside = upcoming.filter(
    ({ startsAt }) => !isInstantWithinHours(hours, new Date(startsAt)),
  );
  return (
    <div>
      <p aria-live="polite" className="mb-3 text-ink">
        {total === 0
          ? 'No times are offered: visitors cannot book.'
          : `${total} ${total === 1 ? 'start' : 'starts'} a week on ${days} ${days === 1 ? 'day' : 'days'}.`}
      </p>
      <BookingsOutside bookings={outside} />
      {upcoming.length === MAX_UPCOMING && (
        <p className="text-ink-3">Compared with the next {MAX_UPCOMING} consultations.</p>
      )}
    </div>
  );
}
