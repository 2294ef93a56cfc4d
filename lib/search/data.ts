import 'server-only';
import { z } from 'zod';
import { contentKinds } from '@/lib/content/kinds';
import type { Staff } from '@/lib/core/auth/guard';
import { sessionClient } from '@/lib/core/supabase/session';
import { humanize } from '@/lib/core/text/humanize';
import { shortMoment } from '@/lib/core/time/business-time';
import { FOUND_KINDS, type FoundRecord } from './schema';

/** Records of one kind. */
const MOST = 5;

const row = z.object({
  kind: z.enum(FOUND_KINDS),
  id: z.guid(),
  title: z.string(),
  detail: z.string().nullable(),
  at: z.string().nullable(),
});

function detailOf({ kind, detail, at }: z.output<typeof row>): string {
  if (kind === 'tasks')
    return [humanize(detail ?? ''), at && `due ${shortMoment(at)}`].filter(Boolean).join(', ');
  if (kind === 'bookings') return [at && shortMoment(at), detail].filter(Boolean).join(', ');
  if (kind === 'people') {
    const [role = '', ...others] = (detail ?? '').split(', ');
    return [humanize(role), ...others].join(', ');
  }
  if (kind === 'clients' || kind === 'teams') return detail ?? '';
  return `${humanize(contentKinds[kind].singular)}, ${detail}`;
}

/**
 * Records that hold every word of `search` at the beginning of one of theirs, a few of each kind: a leader
 * finds tasks, colleagues, teams, contacts, bookings and content, a member the tasks assigned to them.
 * @throws Error if the database cannot be asked
 */
export async function searchRecords(staff: Staff, search: string): Promise<FoundRecord[]> {
  const client = await sessionClient();
  const { data, error } = await client.rpc('search_staff', { search, most: MOST }, { get: true });
  if (error) throw new Error(`The search of ${staff.id} failed`, { cause: error });
  return z
    .array(row)
    .parse(data)
    .map((found) => ({
      kind: found.kind,
      id: found.id,
      title: found.title,
      detail: detailOf(found),
    }));
}
