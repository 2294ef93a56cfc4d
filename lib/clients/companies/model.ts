import { z } from 'zod';
import { blankText, embeddedCount } from '@/lib/core/supabase/columns';

export const companyRow = z.object({
  id: z.guid(),
  name: z.string(),
  website: blankText,
  industry: blankText,
  employees: z.number().nullable(),
  notes: blankText,
  people: embeddedCount,
  createdAt: z.string(),
  version: z.string(),
});

/** A company with its number of contacts; timestamps and `version` as the database returns them. */
export type Company = z.output<typeof companyRow>;
