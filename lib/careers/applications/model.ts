import { z } from 'zod';
import { consentColumns } from '@/lib/core/supabase/columns';
import { STAGES } from './stages';

const listedColumns = z.object({
  id: z.guid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  stage: z.enum(STAGES),
  rating: z.number().nullable(),
  appliedAt: z.string(),
});

/** Joins first and last name. */
function withName<Row extends z.output<typeof listedColumns>>({
  firstName,
  lastName,
  ...row
}: Row) {
  return { ...row, name: `${firstName} ${lastName}` };
}

/** An application in a list; timestamps as the database returns them. */
export const listedApplicant = listedColumns.transform(withName);
export type ListedApplicant = z.output<typeof listedApplicant>;

/** An application with everything that leaders see. */
export const applicant = listedColumns
  .extend({
    phone: z.string().nullable(),
    link: z.string().nullable(),
    message: z.string().nullable(),
    cvName: z.string(),
    privateNotes: z
      .string()
      .nullable()
      .transform((notes) => notes ?? ''),
    updatedAt: z.string(),
    ...consentColumns,
  })
  .transform(withName);
export type Applicant = z.output<typeof applicant>;

const receivedApplication = z
  .object({ job_id: z.string(), firstname: z.string(), cv_name: z.string() })
  .transform((row) => ({ jobId: row.job_id, firstName: row.firstname, cvName: row.cv_name }));

/** An application in the payload of an event, for the confirmation email. */
export type ReceivedApplication = z.output<typeof receivedApplication>;

/** Parses the application in an event's payload. */
export function parseApplication(value: unknown): ReceivedApplication {
  return receivedApplication.parse(value);
}
