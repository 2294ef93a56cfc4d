import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { parseAsId } from '@/lib/core/lists/parsers';
import { TASK_PRIORITIES, TASK_STATUSES } from './rules';

/** What stands for "nobody" where tasks are filtered by their assignee. */
export const NOBODY = 'none';

export const TASK_VIEWS = ['list', 'board'] as const;

/** What the tasks screen keeps in its address. Without a `status` it
 * shows what is open; `due` narrows to what is late, due today, within a week, or has no date. */
export const taskFilters = {
  ...listParams(['due_order', 'created_at', 'updated_at', 'title'], 'due_order'),
  view: parseAsStringLiteral(TASK_VIEWS).withDefault('list'),
  status: parseAsStringLiteral([...TASK_STATUSES, 'all']),
  priority: parseAsStringLiteral(TASK_PRIORITIES),
  assignee: parseAsId(NOBODY),
  team: parseAsId(),
  client: parseAsId(),
  booking: parseAsId(),
  due: parseAsStringLiteral(['overdue', 'today', 'week', 'none']),
};

export type TaskFilters = inferParserType<typeof taskFilters>;
