import { addDays } from 'date-fns';
import { instantAt } from '@/lib/calendar/rules';
import { businessDay } from '@/lib/core/time/business-time';

/** When a day 'YYYY-MM-DD' of the business zone begins, as an ISO instant. */
export function beginningOf(day: string): string {
  return instantAt(day, '00:00').toISOString();
}

/** When it is over: the beginning of the day after. */
export function endOf(day: string): string {
  return beginningOf(businessDay(addDays(instantAt(day, '12:00'), 1)));
}
