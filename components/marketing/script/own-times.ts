import { deviceClock } from '@/lib/core/time/clock';
import { deviceTimeZone } from '@/lib/core/time/device-time-zone';
import { visitorTime } from '@/lib/core/time/visitor-time';

/** Writes the visitor's local time into every `[data-instant]` element (ISO) where it differs from business time. */
export function showOwnTimes(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-instant]')) {
    const { instant = '', weekday = '', time = '' } = element.dataset;
    const own = visitorTime(deviceClock(new Date(instant)), deviceTimeZone(), { weekday, time });
    if (own) element.textContent = own;
  }
}
