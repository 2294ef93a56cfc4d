import { z } from 'zod';
import { typedText } from '@/lib/core/text/typed-text';

export const personName = typedText()
  .min(1, 'Please enter a name.')
  .max(120, 'Please use at most 120 characters.');

export const role = z.enum(['team_leader', 'team_member'], 'Please choose a role.');

/** What the function get_user_info tells of a person (spec section 3). */
export const userInfo = z.object({
  id: z.guid(),
  name: z.string(),
  email: z.string(),
  role: z
    .string()
    .nullish()
    .transform((name) => name ?? 'team_member'),
});
export type UserInfo = z.output<typeof userInfo>;

/** The form that changes a person's name and role; `version` is the updated_at that it was opened with. */
export const userInfoForm = z.object({
  id: z.guid(),
  version: z.string().min(1),
  name: personName,
  role,
});
export type UserInfoInput = z.output<typeof userInfoForm>;

/** Whose access is taken or given back. */
export const accessInput = z.object({
  ids: z.array(z.guid()).min(1).max(50),
  disabled: z.boolean(),
});
export type AccessInput = z.output<typeof accessInput>;

/** What one person is carrying; the counts end at 100. */
export type Workload = { openTasks: number; overdueTasks: number; lastSeenAt: string | null };

/** Somebody with an account, as leaders see them; instants and `version` as the database writes them. */
export type Person = UserInfo &
  Workload & {
    isDisabled: boolean;
    timeZone: string;
    teams: { id: string; name: string }[];
    createdAt: string;
    version: string;
  };
