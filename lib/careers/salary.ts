import { moneyFormat } from '@/lib/core/text/money';

export const SALARY_PERIODS = ['year', 'month', 'hour'] as const;

/** The salary of a job; null for a limit that is not stated. */
export type Salary = {
  min: number | null;
  max: number | null;
  currency: string;
  period: (typeof SALARY_PERIODS)[number];
};

/** Formats a salary, such as '$105,000 – $135,000 USD a year', or returns null if none is stated. */
export function salaryText({ min, max, currency, period }: Salary): string | null {
  const money = moneyFormat(currency);
  const unit = `${currency} ${period === 'hour' ? 'an' : 'a'} ${period}`;
  if (min !== null && min === max) return `${money.format(min)} ${unit}`;
  if (min !== null && max !== null) return `${money.formatRange(min, max)} ${unit}`;
  if (min !== null) return `From ${money.format(min)} ${unit}`;
  if (max !== null) return `Up to ${money.format(max)} ${unit}`;
  return null;
}
