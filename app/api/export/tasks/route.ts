import type { NextRequest } from 'next/server';
import { createLoader } from 'nuqs/server';
import { checkAccess, isLeader } from '@/lib/core/auth/guard';
import { csvResponse } from '@/lib/core/lists/csv';
import { listTasks } from '@/lib/tasks/data';
import { taskFilters } from '@/lib/tasks/filters';
import { taskPriorityNames, taskStatusNames } from '@/lib/tasks/rules';

const load = createLoader(taskFilters);

/** The tasks that the filters find, as CSV; leaders only. Instants are UTC. */
export async function GET(request: NextRequest) {
  const staff = await checkAccess('admin');
  if ('to' in staff || !isLeader(staff)) return new Response(null, { status: 401 });
  const filters = load(request.nextUrl.searchParams);
  return csvResponse('tasks', (after) => listTasks(staff, filters, after), [
    ['Title', ({ title }) => title],
    ['Status', ({ status }) => taskStatusNames[status]],
    ['Priority', ({ priority }) => taskPriorityNames[priority]],
    ['Due (UTC)', ({ dueDate }) => dueDate && new Date(dueDate).toISOString()],
    ['Assignee', ({ assigneeName }) => assigneeName],
    ['Team', ({ teamName }) => teamName],
    ['Client', ({ clientName }) => clientName],
    ['Created (UTC)', ({ createdAt }) => new Date(createdAt).toISOString()],
  ]);
}
