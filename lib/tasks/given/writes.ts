import 'server-only';
import type { Staff } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { dueMoment } from '@/lib/core/time/wall-clock';
import type { CreatedTaskInput } from '../schema';

/** Changes a task of its creator unless it has changed since they read it; returns whether it was changed. */
export async function changeCreatedTask(staff: Staff, input: CreatedTaskInput): Promise<boolean> {
  const client = await sessionClient();
  const due = dueMoment(input.dueDay, input.dueTime);
  const answer = await client.rpc('change_created_task', {
    task: input.id,
    seen: input.version,
    title: input.title,
    description: input.description,
    ...(due && { due_date: due.toISOString() }),
  });
  return dataOf(answer, `${staff.id} could not change task ${input.id}`);
}

/** Deletes an open task of its creator; returns whether it was deleted. */
export async function withdrawCreatedTask(staff: Staff, id: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.rpc('withdraw_created_task', { task: id });
  return dataOf(answer, `${staff.id} could not withdraw task ${id}`);
}
