import { humanize } from '@/lib/core/text/humanize';

type Period = {
  name: string;
  label: string;
  hint: string;
  unit: 'month' | 'day';
  least: number;
  most: number;
};

/** Kinds of data with a retention period, each with the bounds that the database enforces too. */
export const PERIODS = [
  {
    name: 'leadMonths',
    label: 'Leads and consultations',
    hint: 'Contacts from whom no business came, with all their bookings, since anything last happened.',
    unit: 'month',
    least: 6,
    most: 60,
  },
  {
    name: 'eventDays',
    label: 'Delivered emails and webhooks',
    hint: 'Since their delivery. What could not be delivered waits for you.',
    unit: 'day',
    least: 7,
    most: 365,
  },
  {
    name: 'applicationMonths',
    label: 'Declined applications',
    hint: 'With their files, since the last change.',
    unit: 'month',
    least: 1,
    most: 24,
  },
  {
    name: 'enquiryMonths',
    label: 'Written questions',
    hint: 'With our replies, since anything last happened.',
    unit: 'month',
    least: 1,
    most: 60,
  },
  {
    name: 'auditMonths',
    label: 'Audit log',
    hint: 'Since the change.',
    unit: 'month',
    least: 3,
    most: 60,
  },
  {
    name: 'visitMonths',
    label: 'Visits',
    hint: 'Daily numbers of visits and readings, without names.',
    unit: 'month',
    least: 3,
    most: 60,
  },
  {
    name: 'acceptanceMonths',
    label: 'Accepted proposals',
    hint: 'The evidence alone, since the acceptance. Of an erased person it keeps a pseudonym and the hash of the text.',
    unit: 'month',
    least: 12,
    most: 120,
  },
] as const satisfies readonly Period[];

export type PeriodName = (typeof PERIODS)[number]['name'];

/** Retention period of each kind of data, in months or days. */
export type Retention = Record<PeriodName, number>;

/** Labels of the form fields, each with its unit. */
export const retentionLabels: Record<string, string> = Object.fromEntries(
  PERIODS.map(({ name, label, unit }) => [name, `${label} (${unit}s)`]),
);

/** Formats a period: '24 months', '1 month' or '30 days'. */
export function periodText(retention: Retention, name: PeriodName): string {
  const unit = PERIODS.find((period) => period.name === name)?.unit ?? 'month';
  const count = retention[name];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Kinds of records that a run removes, in display order. */
export const REMOVED_KINDS = [
  'leads',
  'bookings',
  'applications',
  'enquiries',
  'events',
  'audit',
  'visits',
] as const;

/** Returns the display name of a kind of removed records. */
export const removedKindName = (kind: (typeof REMOVED_KINDS)[number]) =>
  kind === 'audit'
    ? 'Entries of the audit log'
    : kind === 'enquiries'
      ? 'Written questions'
      : humanize(kind);
