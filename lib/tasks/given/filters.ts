import { listParams } from '@/lib/core/lists/params';

/** URL parameters of the list of tasks that a person assigned to colleagues. */
export const givenFilters = listParams(['due_order', 'title'], 'due_order');
