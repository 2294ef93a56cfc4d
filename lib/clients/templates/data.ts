import 'server-only';
import { z } from 'zod';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { everyRow } from '@/lib/core/lists/every-row';
import { dataOf } from '@/lib/core/supabase/answer';
import { UNIQUE_VIOLATION } from '@/lib/core/supabase/refusal';
import { sessionClient } from '@/lib/core/supabase/session';
import { TEMPLATE, type Template, templateRow } from './model';
import type { ReplyKind } from './rules';
import type { TemplateInput } from './schema';

/** Returns the templates by kind and name; of one kind only, if it is given. */
export async function listTemplates(staff: Staff, kind?: ReplyKind): Promise<Template[]> {
  const client = await sessionClient();
  const templates = await everyRow('id', async (after, limit) => {
    let query = client.from('reply_templates').select(TEMPLATE).gt('id', after);
    if (kind) query = query.eq('kind', kind);
    const answer = await query.order('id').limit(limit);
    return z.array(templateRow).parse(dataOf(answer, `${staff.id} could not list templates`));
  });
  return templates.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name));
}

/** Returns a template, or null. */
export async function readTemplate(leader: Leader, id: string): Promise<Template | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const answer = await client.from('reply_templates').select(TEMPLATE).eq('id', id).maybeSingle();
  return templateRow.nullable().parse(dataOf(answer, `${leader.id} could not read template ${id}`));
}

/**
 * Stores a new template, or changes one as long as nobody else has since its version.
 * @returns its id; 'taken' if another one of its kind has the name, 'unchanged' if no row was changed
 */
export async function storeTemplate(
  leader: Leader,
  { id, version, ...fields }: TemplateInput,
): Promise<{ id: string } | 'taken' | 'unchanged'> {
  const client = await sessionClient();
  const templates = client.from('reply_templates');
  const answer = await (id
    ? templates.update(fields).eq('id', id).eq('updated_at', version)
    : templates.insert(fields)
  ).select('id');
  if (answer.error?.code === UNIQUE_VIOLATION) return 'taken';
  return dataOf(answer, `${leader.id} could not store a template`)[0] ?? 'unchanged';
}

/** Deletes a template; replies that began with it stay. Returns whether there was one. */
export async function removeTemplate(leader: Leader, id: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.from('reply_templates').delete().eq('id', id).select('id');
  return dataOf(answer, `${leader.id} could not delete template ${id}`).length === 1;
}
