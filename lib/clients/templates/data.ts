import 'server-only';
import { z } from 'zod';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { MAX_CHOICES } from '@/lib/core/lists/choices';
import { keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { dataOf } from '@/lib/core/supabase/answer';
import { UNIQUE_VIOLATION } from '@/lib/core/supabase/refusal';
import { sessionClient } from '@/lib/core/supabase/session';
import { TEMPLATE, type Template, templateRow } from './model';
import type { ReplyKind } from './rules';
import type { TemplateInput } from './schema';

/** Returns one page of the templates by name. */
export async function listTemplates(leader: Leader, after: string | null): Promise<Page<Template>> {
  const client = await sessionClient();
  const query = client.from('reply_templates').select(TEMPLATE);
  const answer = await keyset(query, { column: 'name', ascending: true }, after);
  const rows = dataOf(answer, `${leader.id} could not list templates`);
  return pageOf(z.array(templateRow).parse(rows), ({ name }) => name);
}

/** Returns the first templates of a kind by name, with their texts for the page of the record. */
export async function listTemplatesFor(staff: Staff, kind: ReplyKind): Promise<Template[]> {
  const client = await sessionClient();
  const query = client.from('reply_templates').select(TEMPLATE).eq('kind', kind);
  const answer = await query.order('name').order('id').limit(MAX_CHOICES);
  return z.array(templateRow).parse(dataOf(answer, `${staff.id} could not list templates`));
}

/** Returns a template, or null. */
export async function readTemplate(leader: Leader, id: string): Promise<Template | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const answer = await client.from('reply_templates').select(TEMPLATE).eq('id', id).maybeSingle();
  return templateRow.nullable().parse(dataOf(answer, `${leader.id} could not read template ${id}`));
}

/**
 * Stores a new template, or changes one unless someone else has changed it since its version.
 * @returns its id; 'taken' if another template of its kind has the name, 'unchanged' if no row was changed
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

/** Deletes a template. Existing replies are unaffected. Returns whether there was one. */
export async function removeTemplate(leader: Leader, id: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.from('reply_templates').delete().eq('id', id).select('id');
  return dataOf(answer, `${leader.id} could not delete template ${id}`).length === 1;
}
