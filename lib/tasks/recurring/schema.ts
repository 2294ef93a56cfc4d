import { z } from 'zod';
import '@/lib/core/zod-without-eval';

export const FREQUENCIES = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Monday first, with the names of the recurrence library. */
export const RULE_WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** A rule as stored. The first date decides the day of the month or year. */
export const recurrence = z.object({
  frequency: z.enum(FREQUENCIES),
  every: z.coerce.number<string | number>().int().min(1).max(99),
  /** For weekly rules; empty means the weekday of the first date. */
  weekdays: z.array(z.enum(RULE_WEEKDAYS)).max(7).default([]),
  /** For monthly rules: the day of the first date, or the last working day. */
  monthly: z.enum(['day', 'lastWeekday']).default('day'),
  until: z.iso.date('Please enter a date.').nullable().default(null),
  /** Total number of tasks, including the first. */
  count: z.number().int().min(1).max(999).nullable().default(null),
});
export type Recurrence = z.output<typeof recurrence>;

const ONE_TO_99 = 'Please enter a number from 1 to 99.';
const ONE_TO_999 = 'Please enter a number from 1 to 999.';

/** When a rule ends: never, on a day, or after a number of tasks. */
export const REPEAT_ENDS = ['never', 'until', 'after'] as const;

/** Editor of a rule; its output is the rule, or null to stop. */
export const repeatForm = z
  .object({
    frequency: z.enum(['never', ...FREQUENCIES]),
    every: z.coerce
      .number<string>(ONE_TO_99)
      .int(ONE_TO_99)
      .min(1, ONE_TO_99)
      .max(99, ONE_TO_99)
      .default(1),
    weekdays: z.array(z.enum(RULE_WEEKDAYS)).default([]),
    monthly: z.enum(['day', 'lastWeekday']).default('day'),
    end: z.enum(REPEAT_ENDS).default('never'),
    until: z.string().default(''),
    count: z.string().default(''),
  })
  .superRefine(({ frequency, end, until, count }, context) => {
    if (frequency === 'never') return;
    if (end === 'until' && !z.iso.date().safeParse(until).success) {
      context.addIssue({ code: 'custom', path: ['until'], message: 'Please enter a date.' });
    }
    if (end === 'after' && !/^[1-9]\d{0,2}$/.test(count)) {
      context.addIssue({ code: 'custom', path: ['count'], message: ONE_TO_999 });
    }
  })
  .transform(({ frequency, end, until, count, ...rest }) =>
    frequency === 'never'
      ? null
      : {
          ...rest,
          frequency,
          until: end === 'until' ? until : null,
          count: end === 'after' ? Number(count) : null,
        },
  );

/** Names of the `repeatForm` fields in the form of a new task; each weekday has its own field. */
export const REPEAT_FIELDS = {
  frequency: 'repeatFrequency',
  every: 'repeatEvery',
  monthly: 'repeatMonthly',
  end: 'repeatEnd',
  until: 'repeatUntil',
  count: 'repeatCount',
} as const;
export const weekdayField = (day: (typeof RULE_WEEKDAYS)[number]) => `repeat${day}` as const;

/** Rule in the form of a new task; null, also without these fields, for a task that does not repeat. */
export const newTaskRepeat = z.record(z.string(), z.unknown()).transform((form, context) => {
  const parsed = repeatForm.safeParse({
    ...Object.fromEntries(
      Object.entries(REPEAT_FIELDS).map(([field, name]) => [field, form[name]]),
    ),
    frequency: form[REPEAT_FIELDS.frequency] ?? 'never',
    weekdays: RULE_WEEKDAYS.filter((day) => form[weekdayField(day)]),
  });
  if (parsed.success) return { repeat: parsed.data };
  for (const { path, message } of parsed.error.issues) {
    const field = Object.entries(REPEAT_FIELDS).find(([name]) => name === path[0]);
    context.addIssue({ code: 'custom', path: [field?.[1] ?? REPEAT_FIELDS.frequency], message });
  }
  return z.NEVER;
});
