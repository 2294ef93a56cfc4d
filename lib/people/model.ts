import { z } from 'zod';
import { namedRow } from '@/lib/core/supabase/columns';
import { role } from './schema';

/** A person as returned by the function get_user_info (spec section 3). */
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

/** Tasks and last activity of one person; the counts are capped at 100. */
export const workloadRow = z.object({
  personId: z.string(),
  openTasks: z.number(),
  overdueTasks: z.number(),
  lastSeenAt: z.string().nullable(),
});
export type Workload = Omit<z.output<typeof workloadRow>, 'personId'>;

export const personRow = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.string(),
    timeZone: z.string(),
    disabledAt: z.string().nullable(),
    createdAt: z.string(),
    version: z.string(),
    memberships: z.array(z.object({ team: namedRow })),
  })
  .transform(({ disabledAt, memberships, ...person }) => ({
    ...person,
    isDisabled: disabledAt !== null,
    teams: memberships.map(({ team }) => team),
  }));

/** An account as leaders see it; instants and `version` as the database writes them. */
export type Person = z.output<typeof personRow> & Workload;

/** A person who can be given work. */
export const colleague = z.object({
  id: z.string(),
  name: z.string(),
  role: role.catch('team_member'),
});
export type Colleague = z.output<typeof colleague>;
