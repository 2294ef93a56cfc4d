import type { Frequency, Recurrence } from './schema';

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
    const or = startsOn.endsWith('-02-29') ? ', or February 28 in other years' : '';
    return ` on ${named(startsOn, { month: 'long', day: 'numeric' })}${or}`;
  }
  if (rule.monthly === 'lastWeekday') return ' on the last weekday';
  const day = Number(startsOn.slice(8));
  return ` on day ${day}${day > 28 ? ', or the last day of a shorter month' : ''}`;
}

/** Describes a rule in plain English, such as 'Every 2 weeks on Monday and Friday, 10 times'. */
export function recurrenceSentence(rule: Recurrence, startsOn: string): string {
  const unit = units[rule.frequency];
  const every = rule.every === 1 ? `Every ${unit}` : `Every ${rule.every} ${unit}s`;
  const until = rule.until
    ? `, until ${named(rule.until, { month: 'short', day: 'numeric', year: 'numeric' })}`
    : '';
  const times = rule.count === null ? '' : `, ${rule.count === 1 ? 'once' : `${rule.count} times`}`;
  return `${every}${placeOf(rule, startsOn)}${until}${times}`;
}
