import { type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';
import { parseAsId } from '@/lib/core/lists/parsers';
import { TASK_PRIORITIES } from './priorities';
import { TASK_STATUSES } from './statuses';
import { NO_VIEW } from './views/kept-query';

/** Value of the assignee filter that matches tasks without an assignee. */
export const NOBODY = 'none';

const TASK_VIEWS = ['list', 'board'] as const;

/**
 * URL parameters of the tasks screen. Without `status` it shows open tasks; `due` filters for tasks that are overdue,
 * due today, due within a week, or without a due date.
 */
export const taskFilters = {
  ...listParams(
    [
      'due_order',
      'status_order',
      'priority_order',
      'assignee_order',
      'team_order',
      'created_at',
      'updated_at',
      'title',
    ],
    'due_order',
  ),
  view: parseAsStringLiteral(TASK_VIEWS).withDefault('list'),
  status: parseAsStringLiteral([...TASK_STATUSES, 'all']),
  priority: parseAsStringLiteral(TASK_PRIORITIES),
  assignee: parseAsId(NOBODY),
  creator: parseAsId(),
  team: parseAsId(),
  client: parseAsId(),
  booking: parseAsId(),
  /** The selected view; the other parameters are part of it. */
  saved: parseAsId(NO_VIEW),
  due: parseAsStringLiteral(['overdue', 'today', 'week', 'none']),
};

export type TaskFilters = inferParserType<typeof taskFilters>;
