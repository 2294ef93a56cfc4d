import { csvExport } from '@/lib/core/actions/routes';
import { utc } from '@/lib/core/lists/csv';
import { listTasks } from '@/lib/tasks/data';
import { taskFilters } from '@/lib/tasks/filters';
import { taskPriorityNames } from '@/lib/tasks/priorities';
import { taskStatusNames } from '@/lib/tasks/statuses';

/** Exports the matching tasks as CSV; leaders only. Instants are UTC. */
export const GET = csvExport({
  name: 'tasks',
  filters: taskFilters,
  list: listTasks,
  columns: [
    ['Title', ({ title }) => title],
    ['Status', ({ status }) => taskStatusNames[status]],
    ['Priority', ({ priority }) => taskPriorityNames[priority]],
    ['Due (UTC)', ({ dueDate }) => utc(dueDate)],
    ['Assignee', ({ assigneeName }) => assigneeName],
    ['Team', ({ teamName }) => teamName],
    ['Client', ({ clientName }) => clientName],
    ['Created (UTC)', ({ createdAt }) => utc(createdAt)],
  ],
});
