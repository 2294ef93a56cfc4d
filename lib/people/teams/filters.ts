import { listParams } from '@/lib/core/lists/params';

/** Parameters in the URL of the list of teams. */
export const teamFilters = listParams(['name'] as const, 'name');
