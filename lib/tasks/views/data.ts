import 'server-only';
import type { PostgrestError } from '@supabase/supabase-js';
import { z } from 'zod';
import type { Staff } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { DatabaseRefusal, databaseError, UNIQUE_VIOLATION } from '@/lib/core/supabase/refusal';
import { sessionClient } from '@/lib/core/supabase/session';
import { type TaskView, viewRow } from './model';
import type { FormerView, NewView, ViewChange } from './schema';

const VIEW = 'id, area, name, query, isDefault:is_default';

/** Returns the person's views of one screen, oldest first. */
export async function listTaskViews(staff: Staff, area: 'admin' | 'team'): Promise<TaskView[]> {
  const client = await sessionClient();
  const answer = await client
    .from('task_views')
    .select(VIEW)
    .eq('user_id', staff.id)
    .eq('area', area)
    .order('created_at')
    .order('id');
  return z.array(viewRow).parse(dataOf(answer, `${staff.id} could not list views`));
}

/** Returns the error to throw; a unique violation of the name is a refusal too. */
const viewError = (error: PostgrestError, failed: string) =>
  error.code === UNIQUE_VIOLATION
    ? new DatabaseRefusal('The name is in use.', { cause: error })
    : databaseError(error, failed);

const columnsOf = (view: NewView | FormerView) => ({
  area: view.area,
  name: view.name,
  query: view.query,
  ...('id' in view && { id: view.id, is_default: view.isDefault }),
});

/**
 * Stores a new view, or restores a deleted one.
 * @returns its id
 * @throws DatabaseRefusal if the name is in use or there are too many
 */
export async function insertTaskView(staff: Staff, view: NewView | FormerView): Promise<string> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('task_views')
    .insert({ ...columnsOf(view), user_id: staff.id })
    .select('id')
    .single();
  if (error) throw viewError(error, `${staff.id} could not save a view`);
  return data.id;
}

/**
 * Changes a view of this person.
 * @returns whether a row was changed
 * @throws DatabaseRefusal if the name is in use or there are too many
 */
export async function updateTaskView(
  staff: Staff,
  id: string,
  change: ViewChange,
): Promise<boolean> {
  const client = await sessionClient();
  const columns = 'isDefault' in change ? { is_default: change.isDefault } : change;
  const { data, error } = await client
    .from('task_views')
    .update(columns)
    .eq('id', id)
    .eq('user_id', staff.id)
    .select('id');
  if (error) throw viewError(error, `${staff.id} could not change a view`);
  return data.length === 1;
}

/** Deletes a view of this person; returns it, or null if there was none. */
export async function removeTaskView(staff: Staff, id: string): Promise<TaskView | null> {
  const client = await sessionClient();
  const answer = await client
    .from('task_views')
    .delete()
    .eq('id', id)
    .eq('user_id', staff.id)
    .select(VIEW)
    .maybeSingle();
  return viewRow.nullable().parse(dataOf(answer, `${staff.id} could not delete view ${id}`));
}
