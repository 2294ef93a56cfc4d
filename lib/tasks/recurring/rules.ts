import {
  FREQUENCIES,
  type Frequency,
  REPEAT_ENDS,
  type Recurrence,
  RULE_WEEKDAYS,
  weekdayField,
} from './schema';

/** The values of the editor, as typed. */
export type RepeatValues = Pick<Recurrence, 'weekdays' | 'monthly'> & {
  frequency: Frequency | 'never';
  every: string;
  end: (typeof REPEAT_ENDS)[number];
  until: string;
  count: string;
};

const units: Record<Frequency, string> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
};

export const weekdayNames: Record<Recurrence['weekdays'][number], string> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

const named = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

function placeOf(rule: Recurrence, startsOn: string): string {
  if (rule.frequency === 'daily') return '';
  if (rule.frequency === 'weekly') {
    const names = rule.weekdays.map((day) => weekdayNames[day]);
    return ` on ${listed.format(names.length > 0 ? names : [named(startsOn, { weekday: 'long' })])}`;
  }
  if (rule.frequency === 'yearly') {
    return ` on ${named(startsOn, { month: 'long', day: 'numeric' })}`;
  }
  if (rule.monthly === 'lastWeekday') return ' on the last weekday';
  const day = Number(startsOn.slice(8));
  return ` on day ${day}${day > 28 ? ', or the last day of a shorter month' : ''}`;
}

/** Returns a rule in plain English, such as 'Every 2 weeks on Monday and Friday, 10 times'. */
export function recurrenceSentence(rule: Recurrence, startsOn: string): string {
  const unit = units[rule.frequency];
  const every = rule.every === 1 ? `Every ${unit}` : `Every ${rule.every} ${unit}s`;
  const until = rule.until
    ? `, until ${named(rule.until, { month: 'short', day: 'numeric', year: 'numeric' })}`
    : '';
  const times = rule.count === null ? '' : `, ${rule.count === 1 ? 'once' : `${rule.count} times`}`;
  return `${every}${placeOf(rule, startsOn)}${until}${times}`;
}

/** Returns the values of the editor as the form of a new task names them; null if it has none yet. */
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

/** Returns the values of the editor for a rule; null is a task that does not repeat. */
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
