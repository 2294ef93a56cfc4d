import { z } from 'zod';
import { typedText } from '@/lib/core/text/typed-text';
import { PERIODS, type PeriodName } from './rules';

const whole = (least: number, most: number) => {
  const error = `Please enter a whole number from ${least} to ${most}.`;
  return typedText(error)
    .min(1, error)
    .transform(Number)
    .pipe(z.int(error).min(least, error).max(most, error));
};

const bounded = (wanted: PeriodName) => {
  const period = PERIODS.find(({ name }) => name === wanted);
  if (!period) throw new Error(`${wanted} is no period`);
  return whole(period.least, period.most);
};

/** The form of the settings; `version` is their updated_at. */
export const retentionForm = z.object({
  version: z.string(),
  leadMonths: bounded('leadMonths'),
  eventDays: bounded('eventDays'),
  applicationMonths: bounded('applicationMonths'),
  enquiryMonths: bounded('enquiryMonths'),
  auditMonths: bounded('auditMonths'),
  visitMonths: bounded('visitMonths'),
  acceptanceMonths: bounded('acceptanceMonths'),
});
export type RetentionInput = z.output<typeof retentionForm>;
