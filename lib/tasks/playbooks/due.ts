import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { PlaybookStep } from './schema';
import type { Subject } from './starts';

const anchorNames: Record<Subject, string> = {
  consultation_bookings: 'the consultation',
  clients: 'the contact is created',
  deals: 'the deal is created, won or lost',
  webinars: 'the webinar',
  job_applications: 'the application',
};

/** Describes when a step is due, such as '2 days before the webinar, at 09:00 New York time'. */
export function dueSentence(
  { amount, unit, time }: Pick<PlaybookStep, 'amount' | 'unit' | 'time'>,
  subject: Subject,
): string {
  if (unit === 'none') return 'No due date';
  const at = unit === 'days' && time ? `, at ${time} ${BUSINESS_TIME_ZONE_NAME}` : '';
  const anchor = anchorNames[subject];
  if (amount === 0) return unit === 'days' ? `On the day of ${anchor}${at}` : `At ${anchor}`;
  const count = Math.abs(amount);
  const span = `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
  return `${span} ${amount < 0 ? 'before' : 'after'} ${anchor}${at}`;
}
