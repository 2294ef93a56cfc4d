import { z } from 'zod';

/** Posts to publish now, or at the UTC instant `at`. */
export const audienceInput = z.object({
  ids: z.array(z.guid()).min(1).max(50),
  at: z.iso.datetime().optional(),
});
export type AudienceInput = z.output<typeof audienceInput>;
