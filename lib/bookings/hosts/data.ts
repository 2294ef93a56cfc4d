import 'server-only';
import { z } from 'zod';
import { readAvailability } from '@/lib/bookings/availability/data';
import { firstFree, openDays } from '@/lib/bookings/availability/open-days';
import { slotInstant } from '@/lib/bookings/availability/slots';
import type { CurrentRecord } from '@/lib/core/actions/current-record';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { type ChoiceQuery, MAX_CHOICES } from '@/lib/core/lists/choices';
import { everyRow } from '@/lib/core/lists/every-row';
import { anywhere, PAGE_SIZE, type Page } from '@/lib/core/lists/keyset';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { businessDay } from '@/lib/core/time/business-time';
import { extraHours } from './exception-days';
import { hostValues } from './host-values';
import {
  HOST,
  type Host,
  type HostAt,
  type HostChoice,
  hostAtRow,
  hostBlockedRow,
  hostChoiceRow,
  hostRow,
} from './model';

function selectHosts(client: Awaited<ReturnType<typeof sessionClient>>) {
  return client
    .from('booking_hosts')
    .select(HOST)
    .gte('booking_host_exceptions.day', businessDay(new Date()))
    .order('day', { referencedTable: 'booking_host_exceptions' })
    .order('weekday', { referencedTable: 'booking_host_hours' })
    .order('created_at', { referencedTable: 'booking_host_calendars' });
}

/** A host with their number of upcoming consultations, and the first start that visitors can book. */
export type ListedHost = Host & { upcoming: number; nextFree: Date | null };

/** Returns the first free start of each active host, by host. */
async function firstStarts(leader: Leader, hosts: readonly Host[]): Promise<Map<string, Date>> {
  const client = await sessionClient();
  const [availability, answer] = await Promise.all([
    readAvailability(),
    client.rpc('hosts_blocked', {}, { get: true }),
  ]);
  const now = new Date();
  const starts = new Map<string, Date>();
  for (const { id, blocked } of z
    .array(hostBlockedRow)
    .parse(dataOf(answer, `${leader.id} could not read blocked times`))) {
    const host = hosts.find((one) => one.id === id);
    if (!host) continue;
    const times = { hours: host.hours, extra: extraHours(host), blocked };
    const slot = firstFree(openDays({ ...availability, hosts: [times] }, [], now));
    const start = slot && slotInstant(slot.date, slot.time);
    if (start) starts.set(id, start);
  }
  return starts;
}

/** Returns one page of the hosts, active or not, sorted by name within the page. */
export async function listHosts(
  leader: Leader,
  page: string | null = null,
): Promise<Page<ListedHost>> {
  const client = await sessionClient();
  const now = new Date().toISOString();
  let query = selectHosts(client)
    .order('user_id')
    .limit(PAGE_SIZE + 1);
  if (z.guid().safeParse(page).success && page) query = query.gt('user_id', page);
  const found = z.array(hostRow).parse(dataOf(await query, `${leader.id} could not list hosts`));
  const listed = found.slice(0, PAGE_SIZE);
  const next = found.length > PAGE_SIZE ? (listed.at(-1)?.id ?? null) : null;
  const upcoming = await everyRow('id', async (after, limit) => {
    const answer = await client
      .from('consultation_bookings')
      .select('id, hostId:host_id')
      .in(
        'host_id',
        listed.map(({ id }) => id),
      )
      .eq('status', 'scheduled')
      .gte('preferreddate', now)
      .gt('id', after)
      .order('id')
      .limit(limit);
    return dataOf(answer, `${leader.id} could not count consultations`);
  });
  const held = Map.groupBy(upcoming, ({ hostId }) => hostId);
  const starts = await firstStarts(leader, listed);
  const rows = listed
    .map((host) => ({
      ...host,
      upcoming: held.get(host.id)?.length ?? 0,
      nextFree: starts.get(host.id) ?? null,
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return { rows, next };
}

/** Returns the ids of those people who are hosts. */
export async function whoAreHosts(leader: Leader, ids: readonly string[]): Promise<Set<string>> {
  const client = await sessionClient();
  const answer = await client.from('booking_hosts').select('id:user_id').in('user_id', ids);
  return new Set(dataOf(answer, `${leader.id} could not read hosts`).map(({ id }) => id));
}

/** Returns a host, or null. Members can read only themselves. */
export async function readHost(staff: Staff, id: string): Promise<Host | null> {
  if (!z.guid().safeParse(id).success) return null;
  const answer = await selectHosts(await sessionClient())
    .eq('user_id', id)
    .maybeSingle();
  return hostRow.nullable().parse(dataOf(answer, `${staff.id} could not read host ${id}`));
}

/** Returns the current form values of a host, for a person whose form shows an older version. */
export async function readCurrentHost(staff: Staff, id: string): Promise<CurrentRecord | null> {
  const host = await readHost(staff, id);
  return host && { version: host.version, values: hostValues(host) };
}

/** Returns the hosts to whom a booking can be assigned, as options by name. */
export async function listHostChoices(
  leader: Leader,
  { q, id }: ChoiceQuery = {},
): Promise<HostChoice[]> {
  const client = await sessionClient();
  let query = client
    .from('booking_hosts')
    .select('id:user_id, isActive:is_active, person:user_profiles!user_id!inner(name)')
    .order('person(name)')
    .order('user_id')
    .limit(MAX_CHOICES);
  if (id) query = query.eq('user_id', id);
  else if (q) query = query.ilike('person.name', anywhere(q));
  const hosts = dataOf(await query, `${leader.id} could not list hosts`);
  return z.array(hostChoiceRow).parse(hosts);
}

/** Returns who could host a booking at a time: the active hosts, and its current one. */
export async function listHostsAt(leader: Leader, at: Date, booking: string): Promise<HostAt[]> {
  const client = await sessionClient();
  const answer = await client.rpc(
    'hosts_at',
    { starts_at: at.toISOString(), booking },
    { get: true },
  );
  return z.array(hostAtRow).parse(dataOf(answer, `${leader.id} could not list hosts at a time`));
}

/** Returns the number of active hosts. */
export async function countActiveHosts(leader: Leader): Promise<number> {
  return (await listHostChoices(leader)).filter(({ isActive }) => isActive).length;
}
