import Form from 'next/form';
import { Button } from '@/components/ui/button';
import { controlStyle } from '@/components/ui/control-style';
import { type DashboardFilters, RANGES } from '@/lib/dashboard/filters';
import { lengthOf, type Period } from '@/lib/dashboard/periods';
import { paths } from '@/lib/paths';

const date = `${controlStyle} h-8 w-auto px-2 text-staff`;

type RangeChoiceProps = { filters: DashboardFilters; period: Period; today: string };

/** Selects the period of the figures: a common range, or a custom start and end date. */
export function RangeChoice({ filters, period, today }: RangeChoiceProps) {
  const isOwn = period.last !== today || lengthOf(period) !== Number(filters.days);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <nav aria-label="Range" className="flex rounded-control border border-line-strong">
        {RANGES.map((days) => (
          <a
            key={days}
            href={`${paths.admin.figures}?days=${days}`}
            data-scroll="keep"
            aria-current={!isOwn && filters.days === days ? 'true' : undefined}
            className="flex h-8 items-center px-3 text-ink-2 not-first:border-l not-first:border-line-strong hover:bg-hover aria-[current=true]:bg-accent-soft aria-[current=true]:font-medium aria-[current=true]:text-accent"
          >
            {days} days
          </a>
        ))}
      </nav>
      <Form
        // The dates come from the URL. The key resets the form when they change.
        key={`${period.first} ${period.last}`}
        action={paths.admin.figures}
        prefetch={false}
        scroll={false}
        className="flex flex-wrap items-center gap-2"
      >
        <label className="flex items-center gap-2 text-ink-3">
          From
          <input
            type="date"
            name="from"
            required
            max={today}
            defaultValue={period.first}
            className={date}
          />
        </label>
        <label className="flex items-center gap-2 text-ink-3">
          to
          <input
            type="date"
            name="to"
            required
            max={today}
            defaultValue={period.last}
            className={date}
          />
        </label>
        <Button type="submit" variant="secondary" size="sm">
          Show
        </Button>
      </Form>
    </div>
  );
}
