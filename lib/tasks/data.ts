import { businessDay } from '@/lib/core/time/business-time';
import 'server-only';
import { addDays } from 'date-fns';
import { z } from 'zod';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { anywhere, keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { databaseError, INSUFFICIENT_PRIVILEGE } from '@/lib/core/supabase/refusal';
import { sessionClient } from '@/lib/core/supabase/session';
import { endOfDay, instantAt, startOfDay } from '@/lib/core/time/wall-clock';
import { readDirectory } from '@/lib/people/data';
import { listTeamChoices } from '@/lib/people/teams/data';
import { NOBODY, type TaskFilters } from './filters';
import {
  changeSentences,
  formerValue,
  personName,
  TASK_PRIORITIES,
  TASK_STATUSES,
  type TaskStatus,
} from './rules';
import type { FormerTask, ListedTask, Task, TaskChange, TaskInput } from './schema';

const LISTED =
  'id, title, status, priority, due_date, due_order, assigned_to, created_at, updated_at, team:teams(name), client:clients(firstname, lastname)';

/** Cards in one column of the board; the list has the others. */
export const BOARD_COLUMN_SIZE = 25;

/** Where a due day has no time: the end of the last slot of the day, business time. */
const END_OF_BUSINESS = '17:00';

const listed = z.object({
  id: z.guid(),
  title: z.string(),
  status: z.enum(TASK_STATUSES),
  priority: z.enum(TASK_PRIORITIES),
  due_date: z.string().nullable(),
  due_order: z.string(),
  assigned_to: z.guid().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  team: z.object({ name: z.string() }).nullable(),
  client: z.object({ firstname: z.string(), lastname: z.string().nullable() }).nullable(),
});

type Client = Awaited<ReturnType<typeof sessionClient>>;
type Names = ReadonlyMap<string, string>;

async function readNames(staff: Staff): Promise<Names> {
  return new Map((await readDirectory(staff)).map(({ id, name }) => [id, name]));
}

function listedTask(row: z.output<typeof listed>, names: Names): ListedTask {
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    priority: row.priority,
    dueDate: row.due_date,
    dueOrder: row.due_order,
    assigneeId: row.assigned_to,
    assigneeName: row.assigned_to && personName(names, row.assigned_to),
    teamName: row.team?.name ?? null,
    clientName: row.client && [row.client.firstname, row.client.lastname].filter(Boolean).join(' '),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** The tasks that the filters find, before any order; row-level security keeps members to their own. */
function found(client: Client, filters: TaskFilters, status: TaskStatus | 'all' | null) {
  let query = client.from('tasks').select(LISTED);
  if (status === null) query = query.neq('status', 'completed');
  else if (status !== 'all') query = query.eq('status', status);
  if (filters.q) query = query.ilike('title', anywhere(filters.q));
  if (filters.priority) query = query.eq('priority', filters.priority);
  if (filters.assignee === NOBODY) query = query.is('assigned_to', null);
  else if (filters.assignee) query = query.eq('assigned_to', filters.assignee);
  if (filters.team) query = query.eq('team_id', filters.team);
  if (filters.client) query = query.eq('client_id', filters.client);
  if (filters.booking) query = query.eq('booking_id', filters.booking);
  const now = new Date();
  const today = businessDay(now);
  // As `isOverdue`: what is completed is not late, whichever status is asked for.
  if (filters.due === 'overdue') {
    query = query.lt('due_date', now.toISOString()).neq('status', 'completed');
  }
  if (filters.due === 'today' || filters.due === 'week') {
    const last = filters.due === 'today' ? today : businessDay(addDays(now, 6));
    query = query.gte('due_date', startOfDay(today)).lt('due_date', endOfDay(last));
  }
  if (filters.due === 'none') query = query.is('due_date', null);
  return query;
}

/**
 * One page of tasks: a leader's of everybody, a member's own.
 * @throws Error if the database cannot be asked
 */
export async function listTasks(
  staff: Staff,
  filters: TaskFilters,
  after: string | null = filters.after,
): Promise<Page<ListedTask>> {
  const client = await sessionClient();
  const query = found(client, filters, filters.status);
  const [{ data, error }, names] = await Promise.all([
    keyset(query, orderOf(filters.sort), after),
    readNames(staff),
  ]);
  if (error) throw new Error(`${staff.id} could not list tasks`, { cause: error });
  const rows = z.array(listed).parse(data);
  const column = orderOf(filters.sort).column;
  const page = pageOf(rows, (row) => z.string().parse(row[listed.keyof().parse(column)]));
  return { ...page, rows: page.rows.map((row) => listedTask(row, names)) };
}

/** The cards of one column of the board; `more` says that the list has others. */
export type BoardColumn = { status: TaskStatus; tasks: ListedTask[]; more: boolean };

/**
 * The columns of the board, each by due date.
 * @throws Error if the database cannot be asked
 */
export async function readBoard(staff: Staff, filters: TaskFilters): Promise<BoardColumn[]> {
  const client = await sessionClient();
  const names = await readNames(staff);
  return Promise.all(
    TASK_STATUSES.map(async (status) => {
      const { data, error } = await found(client, filters, status)
        .order('due_order', { ascending: status !== 'completed' })
        .order('id')
        .limit(BOARD_COLUMN_SIZE + 1);
      if (error) throw new Error(`${staff.id} could not read the board`, { cause: error });
      const rows = z.array(listed).parse(data.slice(0, BOARD_COLUMN_SIZE));
      return {
        status,
        tasks: rows.map((row) => listedTask(row, names)),
        more: data.length > BOARD_COLUMN_SIZE,
      };
    }),
  );
}

const whole = listed.extend({
  description: z.string().nullable(),
  created_by: z.guid().nullable(),
  team_id: z.guid().nullable(),
  client_id: z.guid().nullable(),
  booking_id: z.guid().nullable(),
  booking: z
    .object({ firstname: z.string().nullable(), lastname: z.string().nullable() })
    .nullable(),
  checklist: z.array(z.object({ id: z.guid(), label: z.string(), is_done: z.boolean() })),
  comments: z.array(
    z.object({
      id: z.guid(),
      author_id: z.guid().nullable(),
      body: z.string(),
      created_at: z.string(),
    }),
  ),
  activity: z.array(
    z.object({
      id: z.number(),
      actor_id: z.guid().nullable(),
      action: z.string(),
      changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
      at: z.string(),
    }),
  ),
});

/**
 * A task with its checklist, comments and latest activity; null if there is none or this person may not see it.
 * @throws Error if the database cannot be asked
 */
export async function readTask(staff: Staff, id: string): Promise<Task | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const [{ data, error }, names, teams] = await Promise.all([
    client
      .from('tasks')
      .select(
        `${LISTED}, description, created_by, team_id, client_id, booking_id,
        booking:consultation_bookings(firstname, lastname),
        checklist:task_checklist_items(id, label, is_done),
        comments:task_comments(id, author_id, body, created_at),
        activity:task_activity(id, actor_id, action, changes, at)`,
      )
      .eq('id', id)
      .order('position', { referencedTable: 'checklist' })
      .order('created_at', { referencedTable: 'comments' })
      .order('id', { referencedTable: 'activity', ascending: false })
      .limit(30, { referencedTable: 'activity' })
      .maybeSingle(),
    readNames(staff),
    listTeamChoices(staff),
  ]);
  if (error) throw new Error(`${staff.id} could not read task ${id}`, { cause: error });
  if (!data) return null;
  const row = whole.parse(data);
  const known = new Map([...names, ...teams.map((team) => [team.id, team.name] as const)]);
  return {
    ...listedTask(row, names),
    description: row.description ?? '',
    creatorName: personName(names, row.created_by),
    teamId: row.team_id,
    clientId: row.client_id,
    bookingId: row.booking_id,
    bookingName:
      row.booking && [row.booking.firstname, row.booking.lastname].filter(Boolean).join(' '),
    checklist: row.checklist.map(({ id, label, is_done }) => ({ id, label, isDone: is_done })),
    comments: row.comments.map(({ id, author_id, body, created_at }) => ({
      id,
      authorId: author_id,
      authorName: personName(names, author_id),
      body,
      at: created_at,
    })),
    activity: row.activity.map(({ id, actor_id, action, changes, at }) => ({
      id,
      actorName: personName(names, actor_id),
      created: action === 'created',
      changes: changeSentences(changes, known),
      at,
    })),
  };
}

function columnsOf(input: TaskInput) {
  return {
    title: input.title,
    description: input.description || null,
    due_date: input.dueDay
      ? instantAt(input.dueDay, input.dueTime || END_OF_BUSINESS).toISOString()
      : null,
    priority: input.priority,
    status: input.status,
    assigned_to: input.assignee,
    team_id: input.team,
    client_id: input.client,
    booking_id: input.booking,
  };
}

/**
 * Stores a new task, created by the leader (spec section 5).
 * @returns its id
 * @throws Error with the database's own reason if it has one
 */
export async function insertTask(leader: Leader, input: TaskInput): Promise<string> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('tasks')
    .insert({ ...columnsOf(input), created_by: leader.id })
    .select('id')
    .single();
  if (error) throw databaseError(error, `${leader.id} could not create a task`);
  return data.id;
}

/**
 * Changes a task that is still as the leader saw it.
 * @returns whether a row was changed
 * @throws Error with the database's own reason if it has one
 */
export async function updateTask(leader: Leader, id: string, input: TaskInput): Promise<boolean> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('tasks')
    .update(columnsOf(input))
    .eq('id', id)
    .eq('updated_at', input.version)
    .select('id');
  if (error) throw databaseError(error, `${leader.id} could not change tasks`);
  return data.length === 1;
}

/**
 * Moves a task to another status, as its assignee or a leader.
 * @returns whether a row was changed
 * @throws Error with the database's own reason if it has one
 */
export async function storeTaskStatus(
  staff: Staff,
  id: string,
  status: TaskStatus,
): Promise<boolean> {
  const client = await sessionClient();
  const { data, error } = await client.from('tasks').update({ status }).eq('id', id).select('id');
  if (error) throw databaseError(error, `${staff.id} could not change tasks`);
  return data.length === 1;
}

const changeable = listed
  .pick({ id: true, status: true, priority: true, assigned_to: true })
  .extend({ team_id: z.guid().nullable() });

/**
 * Gives many tasks one value.
 * @returns what each was before, for those that were changed
 * @throws Error with the database's own reason if it has one
 */
export async function changeTasks(
  leader: Leader,
  ids: readonly string[],
  change: TaskChange,
): Promise<FormerTask[]> {
  const client = await sessionClient();
  const before = await client
    .from('tasks')
    .select('id, status, priority, assigned_to, team_id')
    .in('id', ids);
  if (before.error) throw databaseError(before.error, `${leader.id} could not read tasks`);
  const formerly = z.array(changeable).parse(before.data);
  const { data, error } = await client
    .from('tasks')
    .update(change)
    .in('id', ids)
    .select('id, updated_at');
  if (error) throw databaseError(error, `${leader.id} could not change tasks`);
  return data.flatMap(({ id, updated_at }) => {
    const former = formerly.find((task) => task.id === id);
    return former ? [{ id, version: updated_at, before: formerValue(change, former) }] : [];
  });
}

/**
 * Puts back what `changeTasks` changed, where nobody has changed the task since.
 * @returns how many were put back
 * @throws Error with the database's own reason if it has one
 */
export async function revertTasks(leader: Leader, former: readonly FormerTask[]): Promise<number> {
  const client = await sessionClient();
  const changed = await Promise.all(
    former.map(async ({ id, version, before }) => {
      const { data, error } = await client
        .from('tasks')
        .update(before)
        .eq('id', id)
        .eq('updated_at', version)
        .select('id');
      if (error) throw databaseError(error, `${leader.id} could not change tasks`);
      return data.length;
    }),
  );
  return changed.reduce((sum, count) => sum + count, 0);
}

/**
 * Deletes tasks; the audit log keeps them for restoring.
 * @returns the ids of those that were deleted
 * @throws Error with the database's own reason if it has one
 */
export async function removeTasks(leader: Leader, ids: readonly string[]): Promise<string[]> {
  const client = await sessionClient();
  const { data, error } = await client.from('tasks').delete().in('id', ids).select('id');
  if (error) throw databaseError(error, `${leader.id} could not change tasks`);
  return data.map(({ id }) => id);
}

/** @throws Error if the step cannot be stored */
export async function insertChecklistItem(leader: Leader, task: string, label: string) {
  const client = await sessionClient();
  const { count, error: uncounted } = await client
    .from('task_checklist_items')
    .select('id', { count: 'exact', head: true })
    .eq('task_id', task);
  if (uncounted) throw new Error(`${leader.id} could not count steps`, { cause: uncounted });
  const { error } = await client
    .from('task_checklist_items')
    .insert({ task_id: task, label, position: count ?? 0 });
  if (error) throw new Error(`${leader.id} could not add a step`, { cause: error });
}

/**
 * Ticks a step, as whoever sees its task.
 * @returns whether a row was changed
 * @throws Error if the database cannot be asked
 */
export async function storeTick(staff: Staff, id: string, isDone: boolean): Promise<boolean> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('task_checklist_items')
    .update({ is_done: isDone })
    .eq('id', id)
    .select('id');
  if (error) throw new Error(`${staff.id} could not tick ${id}`, { cause: error });
  return data.length === 1;
}

/** @returns whether a row was removed @throws Error if the database cannot be asked */
export async function deleteChecklistItem(leader: Leader, id: string): Promise<boolean> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('task_checklist_items')
    .delete()
    .eq('id', id)
    .select('id');
  if (error) throw new Error(`${leader.id} could not remove step ${id}`, { cause: error });
  return data.length === 1;
}

/**
 * Stores a comment of this person.
 * @returns false if row-level security does not let this person comment on the task
 * @throws Error if the database cannot be asked
 */
export async function insertComment(
  staff: Staff,
  comment: { task: string; body: string; mentions: string[] },
): Promise<boolean> {
  const client = await sessionClient();
  const { error } = await client
    .from('task_comments')
    .insert({ task_id: comment.task, body: comment.body, mentions: comment.mentions });
  if (error?.code === INSUFFICIENT_PRIVILEGE) return false;
  if (error) throw new Error(`${staff.id} could not comment`, { cause: error });
  return true;
}

/** @returns whether a row was removed @throws Error if the database cannot be asked */
export async function deleteComment(staff: Staff, id: string): Promise<boolean> {
  const client = await sessionClient();
  const { data, error } = await client.from('task_comments').delete().eq('id', id).select('id');
  if (error) throw new Error(`${staff.id} could not remove comment ${id}`, { cause: error });
  return data.length === 1;
}
