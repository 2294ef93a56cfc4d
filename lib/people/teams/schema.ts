import { z } from 'zod';
import { typedText } from '@/lib/core/text/typed-text';

/** The form of a team; `id` and `version` (its updated_at) are empty for a new one. */
export const teamForm = z.object({
  id: z.union([z.literal(''), z.guid()]),
  version: z.string(),
  name: typedText().min(1, 'Please enter a name.').max(80, 'Please use at most 80 characters.'),
  description: typedText().max(1000, 'Please use at most 1,000 characters.'),
});
export type TeamInput = z.output<typeof teamForm>;

export const teamIds = z.array(z.guid()).min(1).max(50);

export const membershipInput = z.object({
  teamId: z.guid(),
  userId: z.guid(),
  belongs: z.boolean(),
});
export type MembershipInput = z.output<typeof membershipInput>;
