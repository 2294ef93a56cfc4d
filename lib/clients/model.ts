import { z } from 'zod';
import { blankText, namedRow } from '@/lib/core/supabase/columns';
import { fullName } from './contact-text';
import { CLIENT_STAGES } from './stages';

export const clientRow = z
  .object({
    id: z.guid(),
    firstname: z.string(),
    lastname: blankText,
    email: z.string(),
    otherEmails: z.array(z.string()),
    phone: blankText,
    jobtitle: blankText,
    company: namedRow.nullable(),
    stage: z.enum(CLIENT_STAGES),
    owner: namedRow.nullable(),
    /** First-year value of the won deals. */
    value: z.number(),
    clientSince: z.string().nullable(),
    tags: z.array(z.string()),
    source: blankText,
    createdAt: z.string(),
    version: z.string(),
  })
  .transform((client) => ({ ...client, name: fullName(client) }));

/** A contact; timestamps and `version` as the database returns them, `value` in US dollars. */
export type Client = z.output<typeof clientRow>;

/** Numbers of records that a merge would move from one contact to another. */
export type MergePreview = Record<
  'notes' | 'tasks' | 'bookings' | 'touches' | 'estimates' | 'deals',
  number
>;
