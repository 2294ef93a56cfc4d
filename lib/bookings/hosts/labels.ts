import { hoursField } from '@/lib/bookings/availability/form-values';
import { WEEKDAYS } from '@/lib/core/time/weekdays';

/** Labels of the host form by field. */
export const hostLabels = {
  host: 'Person',
  active: 'Takes bookings',
  bufferBefore: 'Time before',
  bufferAfter: 'Time afterwards',
  dailyLimit: 'Daily limit',
  meetingUrl: 'Fixed meeting link',
  exceptions: 'Exceptions',
  ...Object.fromEntries(WEEKDAYS.map((day, weekday) => [hoursField(weekday), `Hours of ${day}`])),
};
