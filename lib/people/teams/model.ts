import { z } from 'zod';
import { blankText, namedRow } from '@/lib/core/supabase/columns';
import type { Workload } from '@/lib/people/model';

export const teamRow = z
  .object({
    id: z.string(),
    name: z.string(),
    description: blankText,
    memberships: z.array(z.object({ person: namedRow })),
    size: z.array(z.object({ count: z.number() })),
    createdAt: z.string(),
    version: z.string(),
  })
  .transform(({ memberships, size, ...team }) => ({
    ...team,
    /** Total number of members; `members` contains only the first ones. */
    size: size[0]?.count ?? 0,
    members: memberships.map(({ person }) => person).sort((a, b) => a.name.localeCompare(b.name)),
  }));

/** A member of a team; the counts are capped at 100. */
export type Member = z.output<typeof namedRow> & Pick<Workload, 'openTasks' | 'overdueTasks'>;

/** A team as leaders see it; instants and `version` as the database writes them. */
export type Team = Omit<z.output<typeof teamRow>, 'members'> & { members: Member[] };
