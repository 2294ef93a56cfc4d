import { listParams } from '@/lib/core/lists/params';

/** URL parameters of the list of teams. */
export const teamFilters = listParams(['name'] as const, 'name');
