import 'server-only';
import type { inferParserType } from 'nuqs/server';
import { z } from 'zod';
import type { Staff } from '@/lib/core/auth/guard';
import type { Choice, ChoiceQuery } from '@/lib/core/lists/choices';
import { choicesOf } from '@/lib/core/lists/choices-query';
import { PAGE_SIZE, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { searchedIds } from '@/lib/core/lists/search';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import type { givenFilters } from './filters';
import { type CreatedTask, createdRow, type GivenTask, givenRow } from './model';

const GIVEN = 'id, title, status, dueDate:due_date, dueOrder:due_order';

/** Returns one page of the tasks that the person created for others. */
export async function listGivenTasks(
  staff: Staff,
  { q, sort, after }: inferParserType<typeof givenFilters>,
): Promise<Page<GivenTask>> {
  const client = await sessionClient();
  const order = orderOf(sort);
  const ids = await searchedIds(client, 'given_tasks', { q, order, after });
  const answer = await client
    .rpc('given_tasks', { ids }, { get: true })
    .select(GIVEN)
    .order(order.column, { ascending: order.ascending })
    .order('id')
    .limit(PAGE_SIZE + 1);
  const rows = z.array(givenRow).parse(dataOf(answer, `${staff.id} could not list given tasks`));
  return pageOf(rows, ({ title, dueOrder }) => (order.column === 'title' ? title : dueOrder));
}

/** Returns a task that the person created for someone else, or null. */
export async function readGivenTask(staff: Staff, id: string): Promise<GivenTask | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const query = client.rpc('given_tasks', {}, { get: true }).select(GIVEN);
  const answer = await query.eq('id', id).maybeSingle();
  return givenRow.nullable().parse(dataOf(answer, `${staff.id} could not read task ${id}`));
}

/** Returns an open task of its creator in the form that they can change, or null. */
export async function readCreatedTask(staff: Staff, id: string): Promise<CreatedTask | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const answer = await client
    .rpc('created_task', { task: id }, { get: true })
    .select('id, title, description, dueDate:due_date, assignee, updatedAt:updated_at')
    .maybeSingle();
  return createdRow.nullable().parse(dataOf(answer, `${staff.id} could not read task ${id}`));
}

/** Returns the people to whom this person can assign a task, by name. */
export async function listTaskColleagues(staff: Staff, query: ChoiceQuery = {}): Promise<Choice[]> {
  const client = await sessionClient();
  const colleagues = client.rpc('task_colleagues', {}, { get: true }).select('id, name');
  return dataOf(await choicesOf(colleagues, query), `${staff.id} could not list colleagues`);
}
