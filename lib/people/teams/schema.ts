import { z } from 'zod';
import { limitedText } from '@/lib/core/text/typed-text';

/** The form of a team; `id` and `version` (its updated_at) are empty for a new one. */
export const teamForm = z.object({
  id: z.union([z.literal(''), z.guid()]),
  version: z.string(),
  name: limitedText(80).min(1, 'Please enter a name.'),
  description: limitedText(1000),
});
export type TeamInput = z.output<typeof teamForm>;

export const teamIds = z.array(z.guid()).min(1).max(50);

export const membershipInput = z.object({
  teamId: z.guid(),
  userId: z.guid(),
  belongs: z.boolean(),
});
export type MembershipInput = z.output<typeof membershipInput>;
