import { z } from 'zod';

/** Posts that are to go live now, or `at` a UTC instant. */
export const audienceInput = z.object({
  ids: z.array(z.guid()).min(1).max(50),
  at: z.iso.datetime().optional(),
});
export type AudienceInput = z.output<typeof audienceInput>;
