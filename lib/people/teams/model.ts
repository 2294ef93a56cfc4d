import { z } from 'zod';
import type { Workload } from '@/lib/people/model';

const memberColumns = z.object({ id: z.string(), name: z.string() });

export const teamRow = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z
      .string()
      .nullable()
      .transform((text) => text ?? ''),
    memberships: z.array(z.object({ person: memberColumns })),
    createdAt: z.string(),
    version: z.string(),
  })
  .transform(({ memberships, ...team }) => ({
    ...team,
    members: memberships.map(({ person }) => person).sort((a, b) => a.name.localeCompare(b.name)),
  }));

/** A member of a team; the counts end at 100. */
export type Member = z.output<typeof memberColumns> & Pick<Workload, 'openTasks' | 'overdueTasks'>;

/** A team as leaders see it; instants and `version` as the database writes them. */
export type Team = Omit<z.output<typeof teamRow>, 'members'> & { members: Member[] };
