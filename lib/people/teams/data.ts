import 'server-only';
import type { inferParserType } from 'nuqs/server';
import { z } from 'zod';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { anywhere, keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { FOREIGN_KEY_VIOLATION, UNIQUE_VIOLATION } from '@/lib/core/supabase/refusal';
import { sessionClient } from '@/lib/core/supabase/session';
import { readWorkload } from '@/lib/people/data';
import type { teamFilters } from './filters';
import type { MembershipInput, Team, TeamInput } from './schema';

export type TeamQuery = inferParserType<typeof teamFilters>;

const COLUMNS =
  'id, name, description, created_at, updated_at, team_members(user_profiles(id, name))';

type Row = {
  id: string;
  name: string;
  description: string | null;
  created_at: string;
  updated_at: string;
  team_members: { user_profiles: { id: string; name: string } }[];
};

/** The teams with what each of their members is carrying. */
async function withMembers(leader: Leader, rows: Row[]): Promise<Team[]> {
  const ids = rows.flatMap(({ team_members }) => team_members.map((one) => one.user_profiles.id));
  const workload = await readWorkload(leader, [...new Set(ids)]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description ?? '',
    members: row.team_members
      .map(({ user_profiles: { id, name } }) => ({
        id,
        name,
        openTasks: workload.get(id)?.openTasks ?? 0,
        overdueTasks: workload.get(id)?.overdueTasks ?? 0,
      }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    createdAt: row.created_at,
    version: row.updated_at,
  }));
}

/**
 * One page of the teams with their members.
 * @throws Error if the database cannot be asked
 */
export async function listTeams(
  leader: Leader,
  { q, sort, after }: TeamQuery,
): Promise<Page<Team>> {
  const client = await sessionClient();
  let query = client.from('teams').select(COLUMNS);
  if (q) query = query.ilike('name', anywhere(q));
  const { data, error } = await keyset(query, orderOf(sort), after);
  if (error) throw new Error(`${leader.id} could not list teams`, { cause: error });
  const { rows, next } = pageOf(data, ({ name }) => name);
  return { rows: await withMembers(leader, rows), next };
}

/**
 * A team with its members, or null.
 * @throws Error if the database cannot be asked
 */
export async function readTeam(leader: Leader, id: string): Promise<Team | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const { data, error } = await client.from('teams').select(COLUMNS).eq('id', id).maybeSingle();
  if (error) throw new Error(`${leader.id} could not read team ${id}`, { cause: error });
  const [team] = await withMembers(leader, data ? [data] : []);
  return team ?? null;
}

/**
 * Stores a new team, or changes one as long as nobody else has since its version.
 * @returns its id; 'taken' if another team has the name, 'unchanged' if no row was changed
 * @throws Error if the database cannot be asked
 */
export async function storeTeam(
  leader: Leader,
  { id, version, name, description }: TeamInput,
): Promise<{ id: string } | 'taken' | 'unchanged'> {
  const client = await sessionClient();
  const fields = { name, description: description || null };
  const teams = client.from('teams');
  const { data, error } = await (id
    ? teams.update(fields).eq('id', id).eq('updated_at', version)
    : teams.insert(fields)
  ).select('id');
  if (error?.code === UNIQUE_VIOLATION) return 'taken';
  if (error) throw new Error(`${leader.id} could not store a team`, { cause: error });
  return data[0] ?? 'unchanged';
}

/**
 * Deletes teams. Their members and tasks stay, in no team.
 * @returns the ids of those that were deleted
 * @throws Error if the database cannot be asked
 */
export async function removeTeams(leader: Leader, ids: string[]): Promise<string[]> {
  const client = await sessionClient();
  const { data, error } = await client.from('teams').delete().in('id', ids).select('id');
  if (error) throw new Error(`${leader.id} could not delete teams`, { cause: error });
  return data.map(({ id }) => id);
}

/**
 * Puts a person into a team or takes them out. Either may be so already.
 * @returns false if the team or the person is gone, or no membership was changed
 * @throws Error if the database cannot be asked
 */
export async function storeMembership(
  leader: Leader,
  { teamId, userId, belongs }: MembershipInput,
): Promise<boolean> {
  const client = await sessionClient();
  const key = { team_id: teamId, user_id: userId };
  const members = client.from('team_members');
  const { data, error } = await (belongs
    ? members.upsert(key)
    : members.delete().match(key)
  ).select('user_id');
  if (error?.code === FOREIGN_KEY_VIOLATION) return false;
  if (error) throw new Error(`${leader.id} could not change a team`, { cause: error });
  return data.length === 1;
}

/**
 * The teams by name, as choices.
 * @throws Error if the database cannot be asked
 */
export async function listTeamChoices(staff: Staff): Promise<{ id: string; name: string }[]> {
  const client = await sessionClient();
  const { data, error } = await client.from('teams').select('id, name').order('name');
  if (error) throw new Error(`${staff.id} could not list teams`, { cause: error });
  return data;
}
