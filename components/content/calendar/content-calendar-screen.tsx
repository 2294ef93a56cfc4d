import { ScreenHead } from '@/components/staff/screen-head';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { type CalendarEntry, type ContentMonth, ENTRIES } from '@/lib/content/calendar/model';
import { monthPlus } from '@/lib/content/calendar/months';
import type { Area } from '@/lib/core/auth/roles';
import { contentMonthPath } from '@/lib/paths/staff';
import { ContentCalendar } from './content-calendar';
import { entryMarks } from './entry-marks';

const monthName = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function Legend({ entries }: { entries: readonly CalendarEntry['entry'][] }) {
  return (
    <ul aria-label="Signs" className="flex flex-wrap gap-x-5 gap-y-1">
      {entries.map((entry) => (
        <li key={entry} className="flex items-center gap-1.5">
          <Icon
            name={entryMarks[entry].icon}
            className={`size-3 shrink-0 [--icon-stroke:2.5] ${entryMarks[entry].colour}`}
          />
          {entryMarks[entry].word}
        </li>
      ))}
    </ul>
  );
}

type ContentCalendarScreenProps = { content: ContentMonth; area: Area };

/** Content calendar of one month, with links to the adjacent months. */
export function ContentCalendarScreen({ content, area }: ContentCalendarScreenProps) {
  const { month } = content;
  const link = buttonStyle({ variant: 'secondary', size: 'icon' });
  return (
    <>
      <ScreenHead
        title="Content calendar"
        purpose="What is scheduled, in progress and taking place. Drag scheduled items to another day."
      />
      <nav aria-label="Months" className="flex flex-wrap items-center gap-3 pb-3">
        <span className="flex items-center gap-1">
          <a
            href={contentMonthPath(area, monthPlus(month, -1))}
            aria-label="Previous month"
            className={link}
          >
            <Icon name="chevron-left" />
          </a>
          <a
            href={contentMonthPath(area, monthPlus(month, 1))}
            aria-label="Next month"
            className={link}
          >
            <Icon name="chevron-right" />
          </a>
          <a
            href={contentMonthPath(area)}
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          >
            This month
          </a>
        </span>
        <h2 className="text-base font-semibold text-ink">
          {monthName.format(new Date(`${month}-15T12:00:00Z`))}
        </h2>
      </nav>
      <ContentCalendar content={content} />
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 pt-3 text-ink-3">
        <Legend entries={ENTRIES} />
        <p>
          All times are {BUSINESS_TIME_ZONE_NAME}. Drafts appear on the day of their last change.
        </p>
      </div>
    </>
  );
}
