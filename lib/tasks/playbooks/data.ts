import 'server-only';
import { z } from 'zod';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import type { Choice, ChoiceQuery } from '@/lib/core/lists/choices';
import { choicesOf } from '@/lib/core/lists/choices-query';
import { keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { readNames } from '@/lib/people/data';
import type { Playbook, PlaybookPreview, PlaybookRun } from './model';
import { originRow, PLAYBOOK, playbookRow, previews, RUN, runRow } from './model';
import type { Subject } from './starts';

const MAX_RUNS = 20;

/** Returns one page of the playbooks by name. */
export async function listPlaybooks(leader: Leader, after: string | null): Promise<Page<Playbook>> {
  const client = await sessionClient();
  const query = client.from('playbooks').select(PLAYBOOK);
  const answer = await keyset(query, { column: 'name', ascending: true }, after);
  const rows = dataOf(answer, `${leader.id} could not list playbooks`);
  return pageOf(z.array(playbookRow).parse(rows), ({ name }) => name);
}

/** Returns a playbook, or null. */
export async function readPlaybook(leader: Leader, id: string): Promise<Playbook | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const answer = await client.from('playbooks').select(PLAYBOOK).eq('id', id).maybeSingle();
  return playbookRow.nullable().parse(dataOf(answer, `${leader.id} could not read playbook ${id}`));
}

/** Returns the latest runs of a playbook. */
export async function listRuns(leader: Leader, playbook: string): Promise<PlaybookRun[]> {
  if (!z.guid().safeParse(playbook).success) return [];
  const client = await sessionClient();
  const answer = await client
    .from('playbook_runs')
    .select(RUN)
    .eq('playbook_id', playbook)
    .order('created_at', { ascending: false })
    .order('due_order', { referencedTable: 'tasks' })
    .limit(MAX_RUNS);
  return z.array(runRow).parse(dataOf(answer, `${leader.id} could not list runs of ${playbook}`));
}

/** Returns the services that a playbook can be limited to. */
export async function listServiceChoices(
  leader: Leader,
  query: ChoiceQuery = {},
): Promise<Choice[]> {
  const client = await sessionClient();
  const services = client.from('services').select('id, name:title');
  const answer = await choicesOf(services, query, { id: 'id', name: 'title' });
  return dataOf(answer, `${leader.id} could not list services`);
}

/** Returns the playbook that created a task; null if there is none, or this person cannot see the task. */
export async function readOrigin(
  staff: Staff,
  task: string,
): Promise<{ id: string; name: string } | null> {
  if (!z.guid().safeParse(task).success) return null;
  const client = await sessionClient();
  const answer = await client
    .from('tasks')
    .select('run:playbook_runs(playbook:playbooks(id, name))')
    .eq('id', task)
    .maybeSingle();
  const row = dataOf(answer, `${staff.id} could not read where task ${task} comes from`);
  return originRow.parse(row?.run ?? null)?.playbook ?? null;
}

/** Returns the active playbooks for a record, each with a preview of its tasks. */
export async function previewPlaybooks(
  leader: Leader,
  subject: Subject,
  record: string,
): Promise<PlaybookPreview[]> {
  const client = await sessionClient();
  const answer = await client.rpc('preview_playbooks', { subject, record });
  const playbooks = previews.parse(dataOf(answer, `${leader.id} could not preview playbooks`));
  const names = await readNames(
    leader,
    playbooks.flatMap(({ tasks }) => tasks.map(({ assigneeId }) => assigneeId)),
  );
  return playbooks.map((playbook) => ({
    ...playbook,
    tasks: playbook.tasks.map((task) => ({
      ...task,
      assigneeName: (task.assigneeId && names.get(task.assigneeId)) || 'Unassigned',
    })),
  }));
}
