import 'server-only';
import type { inferParserType } from 'nuqs/server';
import { z } from 'zod';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { containing, keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { log } from '@/lib/core/log';
import { READ_TIMEOUT_MS } from '@/lib/core/supabase/read-fetch';
import { sessionClient } from '@/lib/core/supabase/session';
import type { NoticeKey } from '@/lib/notices';
import type { peopleFilters } from './filters';
import { type AccessRefusal, accessRefusal, parseUserInfo } from './rules';
import type { AccessInput, Person, UserInfo, UserInfoInput, Workload } from './schema';

export type PeopleQuery = inferParserType<typeof peopleFilters>;

const COLUMNS =
  'id, name, email, profile_type, time_zone, disabled_at, created_at, updated_at, team_members(teams(id, name))';

type Row = {
  id: string;
  name: string;
  email: string;
  profile_type: string;
  time_zone: string;
  disabled_at: string | null;
  created_at: string;
  updated_at: string;
  team_members: { teams: { id: string; name: string } }[];
};

const idle: Workload = { openTasks: 0, overdueTasks: 0, lastSeenAt: null };

function personOf(row: Row, workload: Workload = idle): Person {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.profile_type,
    isDisabled: row.disabled_at !== null,
    timeZone: row.time_zone,
    teams: row.team_members.map(({ teams }) => teams),
    createdAt: row.created_at,
    version: row.updated_at,
    ...workload,
  };
}

/**
 * What these people are carrying, by their id.
 * @throws Error if the database cannot be asked
 */
export async function readWorkload(leader: Leader, ids: string[]): Promise<Map<string, Workload>> {
  const client = await sessionClient();
  const { data, error } = await client
    .rpc('workload', { people: ids })
    .abortSignal(AbortSignal.timeout(READ_TIMEOUT_MS));
  if (error) throw new Error(`${leader.id} could not read who does what`, { cause: error });
  return new Map(
    data.map(({ user_id, open_tasks, overdue_tasks, last_seen_at }) => [
      user_id,
      { openTasks: open_tasks, overdueTasks: overdue_tasks, lastSeenAt: last_seen_at },
    ]),
  );
}

/**
 * One page of the people with an account, whatever their type, with what each is carrying.
 * @throws Error if the database cannot be asked
 */
export async function listPeople(
  leader: Leader,
  { q, sort, after, role, access, team }: PeopleQuery,
): Promise<Page<Person>> {
  const client = await sessionClient();
  let query = client.from('user_profiles').select(COLUMNS);
  if (q) query = query.or(containing(q, ['name', 'email']));
  if (role) query = query.eq('profile_type', role);
  if (access === 'active') query = query.is('disabled_at', null);
  if (access === 'disabled') query = query.not('disabled_at', 'is', null);
  if (team) query = query.in('id', await memberIds(leader, team));
  const order = orderOf(sort);
  const { data, error } = await keyset(query, order, after);
  if (error) throw new Error(`${leader.id} could not list the people`, { cause: error });
  const { rows, next } = pageOf(data, (row) =>
    order.column === 'name' ? row.name : row.created_at,
  );
  const workload = await readWorkload(
    leader,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => personOf(row, workload.get(row.id))), next };
}

async function memberIds(leader: Leader, team: string): Promise<string[]> {
  const id = z.guid().safeParse(team);
  if (!id.success) return [];
  const client = await sessionClient();
  const { data, error } = await client
    .from('team_members')
    .select('user_id')
    .eq('team_id', id.data);
  if (error) throw new Error(`${leader.id} could not read a team`, { cause: error });
  return data.map(({ user_id }) => user_id);
}

/**
 * One page of the profiles. If they cannot be fetched, only the current person is listed, and if not even
 * they can be, nobody (spec section 8); `failure` then says why.
 */
export async function listProfiles(
  leader: Leader,
  query: PeopleQuery,
): Promise<{ page: Page<Person>; failure: NoticeKey | null }> {
  try {
    return { page: await listPeople(leader, query), failure: null };
  } catch (error) {
    log.error({ err: error }, 'the profiles cannot be listed');
  }
  const me = await readUserInfo(leader, leader.id);
  if (typeof me === 'string') return { page: { rows: [], next: null }, failure: me };
  const person = await readPerson(leader, me.id).catch(() => null);
  if (!person) return { page: { rows: [], next: null }, failure: 'userInfoInvalid' };
  return { page: { rows: [person], next: null }, failure: 'usersNotFetched' };
}

/**
 * Name, address and role of a person by the function get_user_info (spec section 7).
 * @returns what is wrong with the answer where it is not a person (spec section 8)
 */
export async function readUserInfo(
  staff: Staff,
  userId: string,
): Promise<UserInfo | 'userInfoIsArray' | 'userInfoInvalid'> {
  const client = await sessionClient();
  const { data, error } = await client.rpc('get_user_info', { user_id: userId }, { get: true });
  if (error) log.error({ err: error, by: staff.id }, 'a person cannot be looked up');
  return parseUserInfo(data);
}

/**
 * A person with what they are carrying, or null.
 * @throws Error if the database cannot be asked
 */
export async function readPerson(leader: Leader, id: string): Promise<Person | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const { data, error } = await client
    .from('user_profiles')
    .select(COLUMNS)
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error(`${leader.id} could not read person ${id}`, { cause: error });
  return data && personOf(data, (await readWorkload(leader, [id])).get(id));
}

/**
 * Changes name and role by the function update_user_info (spec section 7), as long as nobody else has
 * changed the person since `version`.
 * @returns 'unchanged' if they have, or the person is gone; the database's reason where it refuses
 * @throws Error if the database cannot be asked
 */
export async function updateUserInfo(
  leader: Leader,
  { id, version, name, role }: UserInfoInput,
): Promise<'updated' | 'unchanged' | AccessRefusal> {
  const client = await sessionClient();
  const { error } = await client.rpc('update_user_info', {
    user_id: id,
    user_name: name,
    user_role: role,
    seen_at: version,
  });
  if (!error) return 'updated';
  if (error.code === 'P0002') return 'unchanged';
  const reason = accessRefusal(error.message);
  if (!reason) throw new Error(`${leader.id} could not change person ${id}`, { cause: error });
  return reason;
}

/**
 * Takes these people's access, which ends their sessions, or gives it back; all of them or none.
 * @returns the ids that were changed, or the database's reason where it refuses
 * @throws Error if the database cannot be asked
 */
export async function storeAccess(
  leader: Leader,
  { ids, disabled }: AccessInput,
): Promise<string[] | AccessRefusal> {
  const client = await sessionClient();
  const query = client
    .from('user_profiles')
    .update({ disabled_at: disabled ? new Date().toISOString() : null })
    .in('id', ids);
  const { data, error } = await (disabled
    ? query.is('disabled_at', null)
    : query.not('disabled_at', 'is', null)
  ).select('id');
  if (!error) return data.map(({ id }) => id);
  const reason = accessRefusal(error.message);
  if (!reason) throw new Error(`${leader.id} could not change access`, { cause: error });
  return reason;
}
