import { z } from 'zod';
import { trimText } from '@/lib/core/text/trim';
import { typedText } from '@/lib/core/text/typed-text';
import { isCalendarDay } from '@/lib/core/time/wall-clock';
import { parseHours, type Refuse, wholeNumber } from './fields';
import { MAX_HORIZON_DAYS } from './open-days';

type Holiday = { day: string; name: string };
function parseHolidays(text: string, refuse: Refuse): Holiday[] {
  const lines = text.split('\n').map(trimText);
  const days = new Map<string, string>();
  for (const line of lines.filter(Boolean)) {
    const [, day = '', name = ''] = /^(\S+)\s+(.{1,80})$/.exec(line) ?? [];
    if (!isCalendarDay(day) || !name) {
      refuse(
        'holidays',
        `Please write a date and a name: "${line}" is not 2026-12-25 Christmas Day.`,
      );
    } else if (days.has(day)) refuse('holidays', `${day} is there twice.`);
    days.set(day, name);
  }
  return [...days].map(([day, name]) => ({ day, name }));
}

/**
 * The availability form. Hours are typed ranges such as '9–12, 13:30–17'; holidays are one per line, such as
 * '2026-12-25 Christmas Day'.
 */
export const availabilityForm = z
  .looseObject({
    version: z.string(),
    slotLength: wholeNumber(5, 480),
    seats: wholeNumber(1, 50),
    notice: wholeNumber(0, 720),
    horizon: wholeNumber(1, MAX_HORIZON_DAYS),
    firstReminder: wholeNumber(0, 168),
    lastReminder: wholeNumber(0, 24),
    changeNotice: wholeNumber(0, 168),
    holidays: typedText().default(''),
  })
  .transform((fields, context) => {
    const refuse: Refuse = (field, message) =>
      context.addIssue({ code: 'custom', path: [field], message });
    return {
      version: fields.version,
      slot_length_minutes: fields.slotLength,
      seats: fields.seats,
      notice_hours: fields.notice,
      horizon_days: fields.horizon,
      first_reminder_hours: fields.firstReminder,
      last_reminder_hours: fields.lastReminder,
      change_notice_hours: fields.changeNotice,
      hours: parseHours(fields, refuse),
      holidays: parseHolidays(fields.holidays, refuse),
    };
  });
export type AvailabilityInput = z.output<typeof availabilityForm>;
