import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/core/auth/guard';
import { type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { type Narrowable, searchedColumns, searchedPage } from '@/lib/core/lists/search';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { businessDay } from '@/lib/core/time/business-time';
import { dayPlus } from '@/lib/core/time/days';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
import { readDirectory, readNames } from '@/lib/people/data';
import { readTeamNames } from '@/lib/people/teams/data';
import { NOBODY, type TaskFilters } from './filters';
import {
  type BoardColumn,
  idsIn,
  LISTED,
  type ListedTask,
  listedRow,
  type SortField,
  type Task,
  WHOLE,
  wholeRow,
  withAssignee,
  withNames,
} from './model';
import { TASK_STATUSES, type TaskStatus } from './statuses';

/** Maximum number of cards in a column of the board; the list shows the others. */
const MAX_CARDS = 25;

const MAX_ACTIVITY = 30;

/** Task field for each sortable column of the list. */
const sortFields: Record<string, SortField | undefined> = {
  created_at: 'createdAt',
  updated_at: 'updatedAt',
  title: 'title',
  status_order: 'statusOrder',
  priority_order: 'priorityOrder',
  assignee_order: 'assigneeOrder',
  team_order: 'teamOrder',
};

const assigneeOf = ({ assigneeId }: { assigneeId: string | null }) => assigneeId;

/** Applies the filters to the query. */
function narrowed<Query extends Narrowable<Query>>(
  query: Query,
  filters: TaskFilters,
  status: TaskStatus | 'all' | null,
): Query {
  if (status === null) query = query.neq('status', 'completed');
  else if (status !== 'all') query = query.eq('status', status);
  if (filters.priority) query = query.eq('priority', filters.priority);
  if (filters.assignee === NOBODY) query = query.is('assigned_to', null);
  else if (filters.assignee) query = query.eq('assigned_to', filters.assignee);
  if (filters.creator) query = query.eq('created_by', filters.creator);
  if (filters.team) query = query.eq('team_id', filters.team);
  if (filters.client) query = query.eq('client_id', filters.client);
  if (filters.booking) query = query.eq('booking_id', filters.booking);
  const now = new Date();
  const today = businessDay(now);
  // Matches `isOverdue`: a completed task is never overdue, whatever the status filter.
  if (filters.due === 'overdue') {
    query = query.lt('due_date', now.toISOString()).neq('status', 'completed');
  }
  if (filters.due === 'today' || filters.due === 'week') {
    const last = filters.due === 'today' ? today : dayPlus(today, 6);
    query = query.gte('due_date', startOfDay(today)).lt('due_date', endOfDay(last));
  }
  if (filters.due === 'none') query = query.is('due_date', null);
  return query;
}

/** Returns one page of tasks: all tasks for leaders, their own for members. */
export async function listTasks(
  staff: Staff,
  filters: TaskFilters,
  after: string | null = filters.after,
): Promise<Page<ListedTask>> {
  const client = await sessionClient();
  const order = orderOf(filters.sort);
  const [answer] = await Promise.all([
    searchedPage(client, 'tasks', client.from('tasks').select(LISTED), {
      q: filters.q,
      narrow: (query) => narrowed(query, filters, filters.status),
      order,
      after,
    }),
    readDirectory(staff),
  ]);
  const rows = z.array(listedRow).parse(dataOf(answer, `${staff.id} could not list tasks`));
  const names = await readNames(staff, rows.map(assigneeOf));
  const page = pageOf(rows, (row) => row[sortFields[order.column] ?? 'dueOrder']);
  return { ...page, rows: page.rows.map((row) => withAssignee(row, names)) };
}

/** Returns the columns of the board, each sorted by due date. */
export async function readBoard(staff: Staff, filters: TaskFilters): Promise<BoardColumn[]> {
  const client = await sessionClient();
  const [columns] = await Promise.all([
    searchedColumns(client, 'tasks', () => client.from('tasks').select(LISTED), {
      q: filters.q,
      columns: TASK_STATUSES.map((status) => ({
        key: status,
        narrow: (query) => narrowed(query, filters, status),
        order: { column: 'due_order', ascending: status !== 'completed' },
      })),
      limit: MAX_CARDS + 1,
    }),
    readDirectory(staff),
  ]);
  return Promise.all(
    columns.map(async ([status, query]) => {
      const answer = await query;
      const rows = z.array(listedRow).parse(dataOf(answer, `${staff.id} could not read the board`));
      const names = await readNames(staff, rows.map(assigneeOf));
      return {
        status,
        tasks: rows.slice(0, MAX_CARDS).map((row) => withAssignee(row, names)),
        more: rows.length > MAX_CARDS,
      };
    }),
  );
}

/** Returns a task with its latest activity; null if it does not exist or this person cannot see it. */
export async function readTask(staff: Staff, id: string): Promise<Task | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const [answer] = await Promise.all([
    client
      .from('tasks')
      .select(WHOLE)
      .eq('id', id)
      .order('position', { referencedTable: 'checklist' })
      .order('created_at', { referencedTable: 'comments' })
      .order('id', { referencedTable: 'activity', ascending: false })
      .limit(MAX_ACTIVITY, { referencedTable: 'activity' })
      .maybeSingle(),
    readDirectory(staff),
  ]);
  const row = wholeRow.nullable().parse(dataOf(answer, `${staff.id} could not read task ${id}`));
  if (!row) return null;
  const { people, teams } = idsIn(row);
  const names = await Promise.all([readNames(staff, people), readTeamNames(staff, teams)]);
  return withNames(row, ...names);
}
