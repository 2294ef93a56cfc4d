import { listParams } from '@/lib/core/lists/params';

/** What the list of teams keeps in its address. */
export const teamFilters = listParams(['name'] as const, 'name');
