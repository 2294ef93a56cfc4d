import { z } from 'zod';
import { instant } from '@/lib/core/time/instant';
import { EMPLOYMENT_TYPES, WORKPLACES } from './employment';
import { SALARY_PERIODS } from './salary';

const summaryColumns = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  department: z.string(),
  location: z.string(),
  workplace: z.enum(WORKPLACES),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string(),
  period: z.enum(SALARY_PERIODS),
  closesAt: instant.nullable(),
  publishedAt: instant.nullable(),
  updatedAt: instant,
});

/** Groups the salary columns. */
function withSalary<Row extends z.output<typeof summaryColumns>>({
  min,
  max,
  currency,
  period,
  ...row
}: Row) {
  return { ...row, salary: { min, max, currency, period } };
}

/** A job on a card; `publishedAt` is null only for drafts. */
export const jobSummary = summaryColumns.transform(withSalary);
export type JobSummary = z.output<typeof jobSummary>;

/** A job with everything that its page shows; `description` is markdown. */
export const job = summaryColumns
  .extend({
    description: z.string(),
    seoTitle: z.string().nullable(),
    seoDescription: z.string().nullable(),
  })
  .transform(withSalary);
export type Job = z.output<typeof job>;
