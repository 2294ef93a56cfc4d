import { listParams } from '@/lib/core/lists/params';

/** The URL parameters of the list of tasks that a person gave to colleagues. */
export const givenFilters = listParams(['due_order', 'title'], 'due_order');
