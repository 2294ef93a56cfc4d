import {
  FREQUENCIES,
  type Frequency,
  REPEAT_ENDS,
  type Recurrence,
  RULE_WEEKDAYS,
  weekdayField,
} from './schema';

/** Values of the editor, as entered. */
export type RepeatValues = Pick<Recurrence, 'weekdays' | 'monthly'> & {
  frequency: Frequency | 'never';
  every: string;
  end: (typeof REPEAT_ENDS)[number];
  until: string;
  count: string;
};

/** Returns the editor's values from the fields of a new task's form; null if it has none yet. */
export function typedRepeat(form: Record<string, string>): RepeatValues | null {
  const frequency = FREQUENCIES.find((one) => one === form.repeatFrequency);
  if (!frequency) return null;
  return {
    frequency,
    every: form.repeatEvery ?? '1',
    weekdays: RULE_WEEKDAYS.filter((day) => form[weekdayField(day)]),
    monthly: form.repeatMonthly === 'lastWeekday' ? 'lastWeekday' : 'day',
    end: REPEAT_ENDS.find((one) => one === form.repeatEnd) ?? 'never',
    until: form.repeatUntil ?? '',
    count: form.repeatCount ?? '',
  };
}

/** Returns the editor's values for a rule; null for a task that does not repeat. */
export function repeatValues(rule: Recurrence | null): RepeatValues {
  const end = rule?.until ? 'until' : rule?.count ? 'after' : 'never';
  return {
    frequency: rule?.frequency ?? 'never',
    every: String(rule?.every ?? 1),
    weekdays: rule?.weekdays ?? [],
    monthly: rule?.monthly ?? 'day',
    end,
    until: rule?.until ?? '',
    count: rule?.count ? String(rule.count) : '',
  };
}
