import { parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { INVITATION_STATES } from './rules';

/** URL parameters of the list of invitations. */
export const invitationFilters = {
  ...listParams(['created_at'] as const, '-created_at'),
  state: parseAsStringLiteral(INVITATION_STATES),
};
