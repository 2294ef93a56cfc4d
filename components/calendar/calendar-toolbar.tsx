import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '@/components/ui/button';
import { type CalendarView, calendarView } from '@/lib/calendar/schema';
import { humanize } from '@/lib/core/text/humanize';

type CalendarToolbarProps = {
  title: string;
  view: CalendarView;
  titleRef?: Ref<HTMLHeadingElement>;
  onPrevious?: () => void;
  onNext?: () => void;
  onToday?: () => void;
  onView?: (view: CalendarView) => void;
};

/** Previous, next, today, title and the view switcher (spec section 2). */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const { title, view, titleRef, onPrevious, onNext, onToday, onView } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-3">
      <div className="flex items-center gap-1">
        <Button variant="secondary" size="icon" aria-label="Previous" onClick={onPrevious}>
          <ChevronLeft aria-hidden className="size-4" />
        </Button>
        <Button variant="secondary" size="icon" aria-label="Next" onClick={onNext}>
          <ChevronRight aria-hidden className="size-4" />
        </Button>
        <Button variant="secondary" size="sm" onClick={onToday}>
          Today
        </Button>
      </div>
      <h2
        ref={titleRef}
        tabIndex={-1}
        aria-live="polite"
        className="order-last min-h-6 w-full text-base font-semibold text-ink sm:order-none sm:w-auto sm:grow"
      >
        {title}
      </h2>
      <fieldset className="ml-auto flex rounded-control border border-line-strong sm:ml-0">
        <legend className="sr-only">View</legend>
        {calendarView.options.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === view}
            onClick={() => onView?.(option)}
            className="h-7.5 px-3 font-medium transition-colors first-of-type:rounded-l-[5px] last-of-type:rounded-r-[5px] hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:text-accent"
          >
            {humanize(option)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
