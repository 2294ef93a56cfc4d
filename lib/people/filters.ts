import { parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { parseAsId } from '@/lib/core/lists/parsers';

/** Parameters in the URL of the lists of people; `team` is a team's id. */
export const peopleFilters = {
  ...listParams(['name', 'created_at'] as const, 'name'),
  role: parseAsStringLiteral(['team_leader', 'team_member'] as const),
  access: parseAsStringLiteral(['active', 'disabled'] as const),
  team: parseAsId(),
};
