import { z } from 'zod';

/**
 * Profile fields that the person can change; `version` is the updated_at as the database writes it, `photo` a path in
 * the public bucket.
 */
export const profileRow = z.object({
  name: z.string(),
  timeZone: z.string(),
  photo: z.string().nullable(),
  jobTitle: z.string().nullable(),
  about: z.string().nullable(),
  version: z.string(),
});
export type Profile = z.output<typeof profileRow>;
