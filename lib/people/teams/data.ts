import 'server-only';
import type { inferParserType } from 'nuqs/server';
import { cache } from 'react';
import { z } from 'zod';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import type { Choice, ChoiceQuery } from '@/lib/core/lists/choices';
import { choicesOf } from '@/lib/core/lists/choices-query';
import { anywhere, keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { dataOf } from '@/lib/core/supabase/answer';
import { FOREIGN_KEY_VIOLATION, UNIQUE_VIOLATION } from '@/lib/core/supabase/refusal';
import { sessionClient } from '@/lib/core/supabase/session';
import { readWorkload } from '@/lib/people/data';
import type { teamFilters } from './filters';
import { type Team, teamRow } from './model';
import type { MembershipInput, TeamInput } from './schema';

type TeamQuery = inferParserType<typeof teamFilters>;

/** Maximum number of members shown in the list, and in a team's drawer. */
const MAX_LISTED_MEMBERS = 12;
const MAX_MEMBERS = 50;

const COLUMNS =
  'id, name, description, createdAt:created_at, version:updated_at, memberships:team_members(person:user_profiles(id, name)), size:team_members(count)';

/** Adds the workload of each member to the teams. */
async function withWorkload(leader: Leader, teams: z.output<typeof teamRow>[]): Promise<Team[]> {
  const ids = teams.flatMap(({ members }) => members.map(({ id }) => id));
  const workload = await readWorkload(leader, [...new Set(ids)]);
  return teams.map((team) => ({
    ...team,
    members: team.members.map((member) => ({
      ...member,
      openTasks: workload.get(member.id)?.openTasks ?? 0,
      overdueTasks: workload.get(member.id)?.overdueTasks ?? 0,
    })),
  }));
}

/** Returns one page of the teams with their members. */
export async function listTeams(
  leader: Leader,
  { q, sort }: TeamQuery,
  after: string | null,
): Promise<Page<Team>> {
  const client = await sessionClient();
  let query = client
    .from('teams')
    .select(COLUMNS)
    .limit(MAX_LISTED_MEMBERS, { referencedTable: 'memberships' });
  if (q) query = query.ilike('name', anywhere(q));
  const data = dataOf(
    await keyset(query, orderOf(sort), after),
    `${leader.id} could not list teams`,
  );
  const { rows, next } = pageOf(z.array(teamRow).parse(data), ({ name }) => name);
  return { rows: await withWorkload(leader, rows), next };
}

/** Returns a team with its members, or null. */
export async function readTeam(leader: Leader, id: string): Promise<Team | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const answer = await client
    .from('teams')
    .select(COLUMNS)
    .eq('id', id)
    .limit(MAX_MEMBERS, { referencedTable: 'memberships' })
    .maybeSingle();
  const data = dataOf(answer, `${leader.id} could not read team ${id}`);
  const [team] = await withWorkload(leader, data ? [teamRow.parse(data)] : []);
  return team ?? null;
}

/** Returns the teams by name, as choices. Runs once per page. */
export const listTeamChoices = cache(
  async (staff: Staff, query: ChoiceQuery = {}): Promise<Choice[]> => {
    const client = await sessionClient();
    const answer = await choicesOf(client.from('teams').select('id, name'), query);
    return dataOf(answer, `${staff.id} could not list teams`);
  },
);

/** Returns the names of teams by their ids. */
export async function readTeamNames(
  staff: Staff,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const client = await sessionClient();
  const answer = await client.from('teams').select('id, name').in('id', ids);
  const teams = dataOf(answer, `${staff.id} could not read the names of teams`);
  return new Map(teams.map(({ id, name }) => [id, name]));
}

/** Returns the person's teams by name, as choices. */
export async function listOwnTeams(staff: Staff): Promise<{ id: string; name: string }[]> {
  const client = await sessionClient();
  const query = client.from('team_members').select('team:teams(id, name)').eq('user_id', staff.id);
  const rows = dataOf(await query.limit(100), `${staff.id} could not list their teams`);
  return rows.map(({ team }) => team).toSorted((a, b) => a.name.localeCompare(b.name));
}

/**
 * Stores a new team, or changes one unless someone else has changed it since this version.
 * @returns its id; 'taken' if another team has the name, 'unchanged' if no row was changed
 */
export async function storeTeam(
  leader: Leader,
  { id, version, name, description }: TeamInput,
): Promise<{ id: string } | 'taken' | 'unchanged'> {
  const client = await sessionClient();
  const fields = { name, description: description || null };
  const teams = client.from('teams');
  const answer = await (id
    ? teams.update(fields).eq('id', id).eq('updated_at', version)
    : teams.insert(fields)
  ).select('id');
  if (answer.error?.code === UNIQUE_VIOLATION) return 'taken';
  return dataOf(answer, `${leader.id} could not store a team`)[0] ?? 'unchanged';
}

/**
 * Deletes teams. Their members and tasks remain, without a team.
 * @returns the ids of the deleted teams
 */
export async function removeTeams(leader: Leader, ids: string[]): Promise<string[]> {
  const client = await sessionClient();
  const answer = await client.from('teams').delete().in('id', ids).select('id');
  return dataOf(answer, `${leader.id} could not delete teams`).map(({ id }) => id);
}

/**
 * Adds a person to a team or removes them. Adding a member again succeeds.
 * @returns false if the team or the person does not exist, or no membership was changed
 */
export async function storeMembership(
  leader: Leader,
  { teamId, userId, belongs }: MembershipInput,
): Promise<boolean> {
  const client = await sessionClient();
  const key = { team_id: teamId, user_id: userId };
  const members = client.from('team_members');
  const answer = await (belongs ? members.upsert(key) : members.delete().match(key)).select(
    'user_id',
  );
  if (answer.error?.code === FOREIGN_KEY_VIOLATION) return false;
  return dataOf(answer, `${leader.id} could not change a team`).length === 1;
}
