import { parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';

/** What the lists of people keep in their address; `team` is a team's id. */
export const peopleFilters = {
  ...listParams(['name', 'created_at'] as const, 'name'),
  role: parseAsStringLiteral(['team_leader', 'team_member'] as const),
  access: parseAsStringLiteral(['active', 'disabled'] as const),
  team: parseAsString,
};
