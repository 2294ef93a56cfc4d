import { parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { parseAsId } from '@/lib/core/lists/parsers';

/** URL parameters of the lists of people; `team` is the id of a team. */
export const peopleFilters = {
  ...listParams(['name', 'created_at'] as const, 'name'),
  role: parseAsStringLiteral(['team_leader', 'team_member'] as const),
  access: parseAsStringLiteral(['active', 'disabled'] as const),
  team: parseAsId(),
};
