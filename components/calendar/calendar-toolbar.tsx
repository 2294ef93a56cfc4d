import type { Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { CalendarView } from '@/lib/calendar/views';
import { CALENDAR_VIEWS } from '@/lib/calendar/views';
import { humanize } from '@/lib/core/text/humanize';

type CalendarToolbarProps = {
  title: string;
  view: CalendarView;
  titleRef?: Ref<HTMLHeadingElement>;
  onPrevious?: () => void;
  onNext?: () => void;
  onToday?: () => void;
  onView?: (view: CalendarView) => void;
  /** Called on hover or focus of a view button. */
  onViewLikely?: () => void;
};

/** Previous, next and today buttons, title and view switcher (spec section 2). */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const { title, view, titleRef, onPrevious, onNext, onToday, onView, onViewLikely } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-3">
      <div className="flex items-center gap-1">
        <Button variant="secondary" size="icon" aria-label="Previous" onClick={onPrevious}>
          <Icon name="chevron-left" />
        </Button>
        <Button variant="secondary" size="icon" aria-label="Next" onClick={onNext}>
          <Icon name="chevron-right" />
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
        {CALENDAR_VIEWS.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === view}
            onClick={() => onView?.(option)}
            onPointerEnter={onViewLikely}
            onFocus={onViewLikely}
            className="h-7.5 px-3 font-medium transition-colors first-of-type:rounded-l-[5px] last-of-type:rounded-r-[5px] hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:text-accent"
          >
            {humanize(option)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
