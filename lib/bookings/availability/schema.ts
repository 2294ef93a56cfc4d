import { z } from 'zod';
import { trimText } from '@/lib/core/text/trim';
import { typedText } from '@/lib/core/text/typed-text';
import { isCalendarDay } from '@/lib/core/time/wall-clock';
import { WEEKDAYS } from '@/lib/core/time/weekdays';
import { hoursField, SLOT_BOUNDS } from './form-values';
import { parseRanges } from './hours';
import { MAX_HORIZON_DAYS } from './rules';

const whole = (least: number, most: number) => {
  const error = `Please enter a whole number from ${least} to ${most}.`;
  return typedText(error)
    .min(1, error)
    .transform(Number)
    .pipe(z.int(error).min(least, error).max(most, error));
};

/** Weekly hours; `opens` and `closes` are 'HH:mm', the first and the last start offered. */
type Hours = { weekday: number; opens: string; closes: string };
type Holiday = { day: string; name: string };
type Refuse = (field: string, message: string) => void;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function parseHours(fields: Record<string, unknown>, refuse: Refuse): Hours[] {
  return WEEKDAYS.flatMap((_, weekday) => {
    const name = hoursField(weekday);
    const { ranges, error } = parseRanges(String(fields[name] ?? ''), SLOT_BOUNDS);
    if (error) refuse(name, error);
    return ranges.map(({ opens, closes }) => ({
      weekday,
      opens: clock(opens),
      closes: clock(closes),
    }));
  });
}

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

/** The availability form: hours as typed ranges, '9–12, 13:30–17', holidays one a line, as '2026-12-25 Christmas Day'. */
export const availabilityForm = z
  .looseObject({
    version: z.string(),
    slotLength: whole(5, 480),
    seats: whole(1, 50),
    notice: whole(0, 720),
    horizon: whole(1, MAX_HORIZON_DAYS),
    firstReminder: whole(0, 168),
    lastReminder: whole(0, 24),
    changeNotice: whole(0, 168),
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
