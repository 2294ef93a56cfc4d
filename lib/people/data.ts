import 'server-only';
import type { inferParserType } from 'nuqs/server';
import { cache } from 'react';
import { z } from 'zod';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { type ChoiceQuery, mayLackSome } from '@/lib/core/lists/choices';
import { choicesOf } from '@/lib/core/lists/choices-query';
import { everyRow } from '@/lib/core/lists/every-row';
import { containing, keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { type Narrowable, searchedPage } from '@/lib/core/lists/search';
import { log } from '@/lib/core/log';
import { dataOf } from '@/lib/core/supabase/answer';
import { READ_TIMEOUT_MS } from '@/lib/core/supabase/read-fetch';
import { sessionClient } from '@/lib/core/supabase/session';
import { notices } from '@/lib/notices';
import type { peopleFilters } from './filters';
import {
  type Colleague,
  colleague,
  type Person,
  personRow,
  type UserInfo,
  type Workload,
  workloadRow,
} from './model';
import { parseUserInfo } from './rules';

export type PeopleQuery = inferParserType<typeof peopleFilters>;

const COLUMNS =
  'id, name, email, role:profile_type, timeZone:time_zone, disabledAt:disabled_at, createdAt:created_at, version:updated_at, memberships:team_members(team:teams(id, name))';
/** The same columns for the people in one team, with all of their teams. */
const IN_TEAM = `${COLUMNS}, chosen:team_members!inner(team_id)` as const;

const IDLE: Workload = { openTasks: 0, overdueTasks: 0, lastSeenAt: null };

/** Returns the workload of these people by id. */
export async function readWorkload(leader: Leader, ids: string[]): Promise<Map<string, Workload>> {
  const client = await sessionClient();
  const answer = await client
    .rpc('workload', { people: ids })
    .select(
      'personId:user_id, openTasks:open_tasks, overdueTasks:overdue_tasks, lastSeenAt:last_seen_at',
    )
    .abortSignal(AbortSignal.timeout(READ_TIMEOUT_MS));
  const rows = z.array(workloadRow).parse(dataOf(answer, `${leader.id} could not read workloads`));
  return new Map(rows.map(({ personId, ...workload }) => [personId, workload]));
}

/** Returns the query for members of a team with the search text in their name or email address. */
function inTeam(client: Awaited<ReturnType<typeof sessionClient>>, team: string, q: string) {
  const members = client.from('user_profiles').select(IN_TEAM).eq('chosen.team_id', team);
  return q ? members.or(containing(q, ['name', 'email'])) : members;
}

/** Returns one page of all people with an account, of any type, with their workload. */
export async function listPeople(
  leader: Leader,
  { q, sort, role, access, team }: PeopleQuery,
  after: string | null,
): Promise<Page<Person>> {
  const client = await sessionClient();
  const order = orderOf(sort);
  const narrow = <Query extends Narrowable<Query>>(all: Query): Query => {
    let query = all;
    if (role) query = query.eq('profile_type', role);
    if (access === 'active') query = query.is('disabled_at', null);
    if (access === 'disabled') query = query.not('disabled_at', 'is', null);
    return query;
  };
  // A team has few members, and `searchedPage` cannot query its table.
  const answer = team
    ? await keyset(narrow(inTeam(client, team, q)), order, after)
    : await searchedPage(client, 'user_profiles', client.from('user_profiles').select(COLUMNS), {
        q,
        narrow,
        order,
        after,
      });
  const data = dataOf(answer, `${leader.id} could not list the people`);
  const { rows, next } = pageOf(z.array(personRow).parse(data), ({ name, createdAt }) =>
    order.column === 'name' ? name : createdAt,
  );
  const workload = await readWorkload(
    leader,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => ({ ...row, ...(workload.get(row.id) ?? IDLE) })), next };
}

/**
 * Returns one page of the profiles. If they cannot be read, it contains only the current person, or no one if that
 * fails too (spec section 8); `failure` then contains the reason.
 */
export async function listProfiles(
  leader: Leader,
  query: PeopleQuery,
): Promise<{ page: Page<Person>; failure: string | null }> {
  try {
    return { page: await listPeople(leader, query, query.after), failure: null };
  } catch (error) {
    log.error({ err: error }, 'the profiles cannot be listed');
  }
  const me = await readUserInfo(leader, leader.id);
  if (typeof me === 'string') return { page: { rows: [], next: null }, failure: notices[me] };
  const person = await readPerson(leader, me.id).catch(() => null);
  if (!person) return { page: { rows: [], next: null }, failure: notices.userInfoInvalid };
  return { page: { rows: [person], next: null }, failure: notices.usersNotFetched };
}

/**
 * Returns name, email address and role of a person using the function get_user_info (spec section 7).
 * @returns the error if the answer is not a person (spec section 8)
 */
async function readUserInfo(
  staff: Staff,
  userId: string,
): Promise<UserInfo | 'userInfoIsArray' | 'userInfoInvalid'> {
  const client = await sessionClient();
  const { data, error } = await client.rpc('get_user_info', { user_id: userId }, { get: true });
  if (error) log.error({ err: error, by: staff.id }, 'a person cannot be looked up');
  return parseUserInfo(data);
}

/** Returns a person with their workload, or null. */
export async function readPerson(leader: Leader, id: string): Promise<Person | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const [answer, workloads] = await Promise.all([
    client.from('user_profiles').select(COLUMNS).eq('id', id).maybeSingle(),
    readWorkload(leader, [id]),
  ]);
  const data = dataOf(answer, `${leader.id} could not read person ${id}`);
  return data && { ...personRow.parse(data), ...(workloads.get(id) ?? IDLE) };
}

const directoryOf = (client: Awaited<ReturnType<typeof sessionClient>>) =>
  client.rpc('staff_directory', {}, { get: true }).select('id, name, role');

/**
 * Returns the active staff by name, as choices for owners, assignees and mentions; only the current person if they
 * cannot be read (spec section 8). Runs once per page.
 */
export const readDirectory = cache(
  async (staff: Staff, query: ChoiceQuery = {}): Promise<Colleague[]> => {
    try {
      const answer = await choicesOf(directoryOf(await sessionClient()), query);
      return z.array(colleague).parse(dataOf(answer, `${staff.id} could not read the directory`));
    } catch (error) {
      log.error({ err: error }, 'the staff directory cannot be read');
      return [{ id: staff.id, name: staff.name, role: staff.role }];
    }
  },
);

/** Returns the names of active staff and of the people with these ids, by id. */
export async function readNames(
  staff: Staff,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const known = await readDirectory(staff);
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const others = [...new Set(ids)].filter((id) => id !== null).filter((id) => !names.has(id));
  if (!mayLackSome(known) || others.length === 0) return names;
  const answer = await directoryOf(await sessionClient()).in('id', others);
  const found = dataOf(answer, `${staff.id} could not read names`);
  return new Map([...names, ...found.map(({ id, name }) => [id, name] as const)]);
}

/** Returns all active staff, to find mentions in a text. */
export async function readMentionable(staff: Staff): Promise<Colleague[]> {
  const client = await sessionClient();
  return everyRow('id', async (after, limit) => {
    const answer = await directoryOf(client).gt('id', after).order('id').limit(limit);
    return z.array(colleague).parse(dataOf(answer, `${staff.id} could not read the directory`));
  });
}
