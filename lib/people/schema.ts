import { z } from 'zod';
import { typedName } from '@/lib/core/text/typed-text';

export const personName = typedName()
  .min(1, 'Please enter a name.')
  .max(120, 'Please use at most 120 characters.');

export const role = z.enum(['team_leader', 'team_member'], 'Please choose a role.');

/** The form that changes a person's name and role; `version` is the updated_at when the form was opened. */
export const userInfoForm = z.object({
  id: z.guid(),
  version: z.string().min(1),
  name: personName,
  role,
});
export type UserInfoInput = z.output<typeof userInfoForm>;

/** The people to disable or enable. */
export const accessInput = z.object({
  ids: z.array(z.guid()).min(1).max(50),
  disabled: z.boolean(),
});
export type AccessInput = z.output<typeof accessInput>;
