import { Icon } from '@/components/ui/icon';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Tone } from '@/lib/calendar/model';
import { marks } from './marks';

const tones: Tone[] = ['accent', 'webinar', 'low', 'medium', 'high', 'urgent', 'done'];

/** Legend of the icons and the time zone. */
export function CalendarLegend() {
  return (
    <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 pt-3 text-ink-3">
      <ul aria-label="Signs" className="flex flex-wrap gap-x-5 gap-y-1">
        {tones.map((tone) => {
          const { icon, word, colour } = marks[tone];
          return (
            <li key={tone} className="flex items-center gap-1.5">
              <Icon name={icon} className={`size-3 shrink-0 [--icon-stroke:2.5] ${colour}`} />
              {word}
              {!['accent', 'webinar', 'done'].includes(tone) && (
                <span className="sr-only"> priority task</span>
              )}
            </li>
          );
        })}
      </ul>
      <p>All times are {BUSINESS_TIME_ZONE_NAME}.</p>
    </div>
  );
}
