import { hoursField } from '@/lib/bookings/availability/form-values';
import { WEEKDAYS } from '@/lib/core/time/weekdays';

/** Labels of the availability form by field name. */
export const availabilityLabels: Record<string, string> = {
  ...Object.fromEntries(WEEKDAYS.map((day, weekday) => [hoursField(weekday), day])),
  slotLength: 'Length',
  seats: 'Seats',
  notice: 'Notice',
  horizon: 'Horizon',
  firstReminder: 'First reminder',
  lastReminder: 'Second reminder',
  changeNotice: 'Change limit',
  holidays: 'Holidays',
};
