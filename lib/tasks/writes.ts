import 'server-only';
import { z } from 'zod';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { databaseError, INSUFFICIENT_PRIVILEGE } from '@/lib/core/supabase/refusal';
import { sessionClient } from '@/lib/core/supabase/session';
import { dueMoment } from '@/lib/core/time/wall-clock';
import { columnOf, formerValue } from './changes';
import { TASK_PRIORITIES } from './priorities';
import type { FormerTask, NewTaskInput, TaskChange, TaskEdit, TaskInput } from './schema';
import { TASK_STATUSES, type TaskStatus } from './statuses';

function columnsOf(input: TaskInput) {
  return {
    title: input.title,
    description: input.description || null,
    due_date: dueMoment(input.dueDay, input.dueTime)?.toISOString() ?? null,
    priority: input.priority,
    status: input.status,
    assigned_to: input.assignee,
    team_id: input.team,
    client_id: input.client,
    booking_id: input.booking,
  };
}

/**
 * Stores a new task created by the person (spec section 5), together with its recurrence rule.
 * @returns its id; null if they cannot assign a task to this person
 * @throws Error with the database's own reason if it has one
 */
export async function insertTask(staff: Staff, input: NewTaskInput): Promise<string | null> {
  const client = await sessionClient();
  const task = columnsOf(input);
  const failure = `${staff.id} could not create a task`;
  if (input.repeat) {
    const { data, error } = await client.rpc('add_repeating_task', { task, rule: input.repeat });
    if (error) throw databaseError(error, failure);
    return data;
  }
  // A member cannot see a task assigned to a colleague, so the database cannot return it.
  const id = crypto.randomUUID();
  const { error } = await client.from('tasks').insert({ id, ...task });
  if (error?.code === INSUFFICIENT_PRIVILEGE) return null;
  if (error) throw databaseError(error, failure);
  return id;
}

/**
 * Changes a task unless it has changed since the leader read it.
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
 * Changes the status of a task, as its assignee or a leader.
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

const CHANGEABLE = 'id, status, priority, assigned_to, team_id, due_date';

const changeable = z.object({
  id: z.guid(),
  status: z.enum(TASK_STATUSES),
  priority: z.enum(TASK_PRIORITIES),
  assigned_to: z.guid().nullable(),
  team_id: z.guid().nullable(),
  due_date: z.string().nullable(),
});

/**
 * Sets one value of many tasks.
 * @returns the previous value of each changed task
 * @throws Error with the database's own reason if it has one
 */
export async function changeTasks(
  leader: Leader,
  ids: readonly string[],
  change: TaskChange,
): Promise<FormerTask[]> {
  const client = await sessionClient();
  const before = await client.from('tasks').select(CHANGEABLE).in('id', ids);
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
 * Sets one value of a task that still has the seen value, as its assignee or a leader.
 * @returns null if it was set, 'gone' if the task does not exist, else the current value
 * @throws Error with the database's own reason if it has one
 */
export async function storeTaskEdit(
  staff: Staff,
  { id, change, seen }: TaskEdit,
): Promise<TaskChange | 'gone' | null> {
  const client = await sessionClient();
  const { column, value } = columnOf(seen);
  const update = client.from('tasks').update(change).eq('id', id);
  const { data, error } = await (value === null
    ? update.is(column, null)
    : update.eq(column, value)
  ).select('id');
  if (error) throw databaseError(error, `${staff.id} could not change tasks`);
  if (data.length === 1) return null;
  const now = await client.from('tasks').select(CHANGEABLE).eq('id', id).maybeSingle();
  const row = changeable.nullable().parse(dataOf(now, `${staff.id} could not read task ${id}`));
  return row ? formerValue(seen, row) : 'gone';
}

/**
 * Undoes a change by `changeTasks` for tasks that are unchanged since.
 * @returns the number of restored tasks
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
 * @returns the ids of the deleted tasks
 * @throws Error with the database's own reason if it has one
 */
export async function removeTasks(leader: Leader, ids: readonly string[]): Promise<string[]> {
  const client = await sessionClient();
  const { data, error } = await client.from('tasks').delete().in('id', ids).select('id');
  if (error) throw databaseError(error, `${leader.id} could not change tasks`);
  return data.map(({ id }) => id);
}

/** Adds a step at the end of a task's checklist; returns false without permission. */
export async function insertChecklistItem(
  staff: Staff,
  task: string,
  label: string,
): Promise<boolean> {
  const client = await sessionClient();
  const { count, ...counted } = await client
    .from('task_checklist_items')
    .select('id', { count: 'exact', head: true })
    .eq('task_id', task);
  dataOf(counted, `${staff.id} could not count steps`);
  const answer = await client
    .from('task_checklist_items')
    .insert({ task_id: task, label, position: count ?? 0 });
  if (answer.error?.code === INSUFFICIENT_PRIVILEGE) return false;
  dataOf(answer, `${staff.id} could not add a step`);
  return true;
}

/**
 * Checks or unchecks a step, for anyone who can see its task.
 * @returns whether a row was changed
 */
export async function storeTick(staff: Staff, id: string, isDone: boolean): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client
    .from('task_checklist_items')
    .update({ is_done: isDone })
    .eq('id', id)
    .select('id');
  return dataOf(answer, `${staff.id} could not tick ${id}`).length === 1;
}

/** Deletes a row if the person has permission; returns whether it was deleted. */
export async function deleteChecklistItem(staff: Staff, id: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.from('task_checklist_items').delete().eq('id', id).select('id');
  return dataOf(answer, `${staff.id} could not remove step ${id}`).length === 1;
}

/**
 * Stores a comment of this person.
 * @returns false if row-level security forbids them to comment on the task
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

/** Deletes a row if the person has permission; returns whether it was deleted. */
export async function deleteComment(staff: Staff, id: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.from('task_comments').delete().eq('id', id).select('id');
  return dataOf(answer, `${staff.id} could not remove comment ${id}`).length === 1;
}
