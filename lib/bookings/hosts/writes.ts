import 'server-only';
import { z } from 'zod';
import type { Leader, Staff } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import type { CalendarInput, HostInput } from './schema';

const saved = z.enum(['saved', 'full', 'stale', 'not_found']);

/** Replaces settings, hours and exceptions of a host. Without a version, a leader creates a host. */
export async function storeHost(staff: Staff, { host, version, settings }: HostInput) {
  const client = await sessionClient();
  const answer = await client.rpc('save_host', {
    host,
    settings,
    ...(version && { seen: version }),
  });
  return saved.parse(dataOf(answer, `${staff.id} could not save host ${host}`));
}

const assigned = z.object({ outcome: z.enum(['assigned', 'taken', 'no_host', 'not_found']) });

/** Reassigns a booking to another host and notifies that host. */
export async function assignHost(leader: Leader, booking: string, host: string) {
  const client = await sessionClient();
  const answer = await client.rpc('assign_host', { booking_id: booking, host });
  return assigned.parse(dataOf(answer, `${leader.id} could not assign ${booking}`)).outcome;
}

const REFUSED = {
  '23505': 'known',
  '23514': 'full',
  '42501': 'no_host',
  '23503': 'no_host',
} as const;
const refusal = z.object({ code: z.enum(['23505', '23514', '42501', '23503']) });

/**
 * Adds a calendar of a host. Returns its id, or the reason for the refusal: it already exists, or the host has five.
 */
export async function addCalendar(
  staff: Staff,
  { host, url, name }: CalendarInput,
): Promise<{ id: string } | { refused: 'known' | 'full' | 'no_host' }> {
  const client = await sessionClient();
  const answer = await client
    .from('booking_host_calendars')
    .insert({ host_id: host, url, name })
    .select('id')
    .single();
  const refused = refusal.safeParse(answer.error);
  if (refused.success) return { refused: REFUSED[refused.data.code] };
  return { id: dataOf(answer, `${staff.id} could not add a calendar`).id };
}

/**
 * Renames a calendar. Without a name, the next reading restores the name in the calendar itself. Returns the stored
 * name, or null if the calendar no longer exists.
 */
export async function renameCalendar(staff: Staff, id: string, name: string | null) {
  const client = await sessionClient();
  const answer = await client
    .from('booking_host_calendars')
    .update({ name })
    .eq('id', id)
    .select('name')
    .maybeSingle();
  return dataOf(answer, `${staff.id} could not rename calendar ${id}`);
}

/** Removes a calendar with its busy times. Returns whether there was one. */
export async function removeCalendar(staff: Staff, id: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.from('booking_host_calendars').delete().eq('id', id).select('id');
  return dataOf(answer, `${staff.id} could not remove calendar ${id}`).length === 1;
}
