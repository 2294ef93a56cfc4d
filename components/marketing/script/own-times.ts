import { deviceClock } from '@/lib/core/time/clock';
import { deviceTimeZone } from '@/lib/core/time/device-time-zone';
import { visitorTime } from '@/lib/core/time/visitor-time';

/** Writes the visitor's own time into every `[data-instant]` (ISO), where it differs from the business clock there. */
export function showOwnTimes(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-instant]')) {
    const { instant = '', weekday = '', time = '' } = element.dataset;
    const own = visitorTime(deviceClock(new Date(instant)), deviceTimeZone(), { weekday, time });
    if (own) element.textContent = own;
  }
}
