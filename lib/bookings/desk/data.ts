import 'server-only';
import { z } from 'zod';
import { BOOKING_STATUSES, needsToHaveBegun } from '@/lib/bookings/rules';
import type { CurrentRecord } from '@/lib/core/actions/current-record';
import type { Leader } from '@/lib/core/auth/guard';
import { keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { sessionClient } from '@/lib/core/supabase/session';
import { endOfDay, startOfDay } from '@/lib/core/time/wall-clock';
import { type BookingFilters, NO_OWNER } from './filters';
import { holdEndsAt } from './rules';
import type {
  BookingChange,
  BookingEdit,
  DeskBooking,
  FormerBooking,
  ListedBooking,
  NewBooking,
} from './schema';

const LISTED =
  'id, firstname, lastname, company, email, phone, meetingtype, preferreddate, ends_at, requestdate, status, owner_id, replied_at, quarantined_at, owner:user_profiles!owner_id(name), service:services(title)';
const WHOLE =
  `${LISTED}, updated_at, service_id, projectdescription, private_notes, visitor_time_zone, quarantine_reason, client:clients(id, firstname, lastname), tasks(id, title, status)` as const;

const listedRow = z.object({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string().nullable(),
  company: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  meetingtype: z.string(),
  preferreddate: z.string(),
  ends_at: z.string(),
  requestdate: z.string(),
  status: z.enum(BOOKING_STATUSES),
  owner_id: z.string().nullable(),
  replied_at: z.string().nullable(),
  quarantined_at: z.string().nullable(),
  owner: z.object({ name: z.string() }).nullable(),
  service: z.object({ title: z.string() }).nullable(),
});

const wholeRow = listedRow.extend({
  updated_at: z.string(),
  service_id: z.string().nullable(),
  projectdescription: z.string().nullable(),
  private_notes: z.string().nullable(),
  visitor_time_zone: z.string().nullable(),
  quarantine_reason: z.string().nullable(),
  client: z
    .object({ id: z.string(), firstname: z.string(), lastname: z.string().nullable() })
    .nullable(),
  tasks: z.array(z.object({ id: z.string(), title: z.string(), status: z.string() })),
});

const fullName = ({ firstname, lastname }: { firstname: string; lastname: string | null }) =>
  [firstname, lastname].filter(Boolean).join(' ');

function listedBooking(row: z.output<typeof listedRow>): ListedBooking {
  return {
    id: row.id,
    name: fullName(row),
    company: row.company ?? '',
    email: row.email,
    phone: row.phone ?? '',
    meetingType: row.meetingtype,
    startsAt: row.preferreddate,
    endsAt: row.ends_at,
    requestedAt: row.requestdate,
    status: row.status,
    ownerId: row.owner_id,
    ownerName: row.owner?.name ?? '',
    serviceTitle: row.service?.title ?? '',
    repliedAt: row.replied_at,
    isQuarantined: row.quarantined_at !== null,
    heldUntil: row.quarantined_at && holdEndsAt(row.quarantined_at).toISOString(),
  };
}

function formValues(row: z.output<typeof wholeRow>): Record<string, string> {
  return {
    firstname: row.firstname,
    lastname: row.lastname ?? '',
    company: row.company ?? '',
    email: row.email,
    phone: row.phone ?? '',
    meetingtype: row.meetingtype,
    service: row.service_id ?? '',
    projectdescription: row.projectdescription ?? '',
    owner: row.owner_id ?? '',
    notes: row.private_notes ?? '',
  };
}

/**
 * One page of the bookings that the filters find (spec section 7: by request, the newest first).
 * @param after the `next` of the page before
 * @throws Error if the database cannot be asked
 */
export async function listBookings(
  leader: Leader,
  filters: BookingFilters,
  after: string | null = filters.after,
): Promise<Page<ListedBooking>> {
  const client = await sessionClient();
  const order = orderOf(filters.sort);
  let query = filters.q
    ? client.rpc('find_bookings', { search: filters.q }, { get: true }).select(LISTED)
    : client.from('consultation_bookings').select(LISTED);
  if (filters.status) query = query.eq('status', filters.status);
  if (filters.owner === NO_OWNER) query = query.is('owner_id', null);
  else if (filters.owner) query = query.eq('owner_id', filters.owner);
  if (filters.service) query = query.eq('service_id', filters.service);
  if (filters.awaiting) {
    query = query.is('replied_at', null).eq('status', 'scheduled').is('quarantined_at', null);
  }
  if (filters.quarantined === 'yes') query = query.not('quarantined_at', 'is', null);
  if (filters.quarantined === 'no') query = query.is('quarantined_at', null);
  if (filters.from) query = query.gte(order.column, startOfDay(filters.from));
  if (filters.to) query = query.lt(order.column, endOfDay(filters.to));
  const { data, error } = await keyset(query, order, after);
  if (error) throw new Error(`${leader.id} could not list bookings`, { cause: error });
  const page = pageOf(z.array(listedRow).parse(data), (row) =>
    order.column === 'preferreddate' ? row.preferreddate : row.requestdate,
  );
  return { ...page, rows: page.rows.map(listedBooking) };
}

/**
 * A booking with all that is known of it, or null if there is none.
 * @throws Error if the database cannot be asked
 */
export async function readBooking(leader: Leader, id: string): Promise<DeskBooking | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const { data, error } = await client
    .from('consultation_bookings')
    .select(WHOLE)
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error(`${leader.id} could not read booking ${id}`, { cause: error });
  if (!data) return null;
  const row = wholeRow.parse(data);
  return {
    ...listedBooking(row),
    version: row.updated_at,
    values: formValues(row),
    visitorTimeZone: row.visitor_time_zone,
    quarantineReason: row.quarantine_reason,
    client: row.client && { id: row.client.id, name: fullName(row.client) },
    tasks: row.tasks,
  };
}

/** The booking as its form would show it now, for somebody who saw an older one. */
export async function readCurrentBooking(
  leader: Leader,
  id: string,
): Promise<CurrentRecord | null> {
  const booking = await readBooking(leader, id);
  return booking && { version: booking.version, values: booking.values };
}

/**
 * Changes a booking that is still as the leader saw it.
 * @returns whether a row was changed
 * @throws Error if the database cannot be asked
 */
export async function updateBooking(leader: Leader, edit: BookingEdit): Promise<boolean> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('consultation_bookings')
    .update({
      firstname: edit.firstname,
      lastname: edit.lastname || null,
      company: edit.company || null,
      email: edit.email,
      phone: edit.phone || null,
      meetingtype: edit.meetingtype,
      service_id: edit.service,
      projectdescription: edit.projectdescription || null,
      owner_id: edit.owner,
      private_notes: edit.notes || null,
    })
    .eq('id', edit.id)
    .eq('updated_at', edit.version)
    .select('id');
  if (error) throw new Error(`${leader.id} could not update ${edit.id}`, { cause: error });
  return data.length === 1;
}

const addAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('booked'), booking: z.object({ id: z.string() }) }),
  z.object({ outcome: z.literal('taken') }),
]);

/**
 * Books a slot for somebody whom the leader has spoken to, under the same rule as the public form.
 * @returns its id, or null where the time is taken
 * @throws Error if the database cannot be asked
 */
export async function addBooking(
  leader: Leader,
  input: NewBooking,
  startsAt: Date,
): Promise<string | null> {
  const client = await sessionClient();
  const { data, error } = await client.rpc('add_booking', {
    booking: {
      firstname: input.firstname,
      lastname: input.lastname,
      company: input.company,
      email: input.email,
      phone: input.phone,
      meetingtype: input.meetingtype,
      service_id: input.service,
      projectdescription: input.projectdescription,
      preferreddate: startsAt.toISOString(),
      owner_id: input.owner,
      private_notes: input.notes,
    },
  });
  if (error) throw new Error(`${leader.id} could not add a booking`, { cause: error });
  const answer = addAnswer.parse(data);
  return answer.outcome === 'booked' ? answer.booking.id : null;
}

function columnsOf(change: BookingChange) {
  if ('status' in change) return { status: change.status };
  if ('owner' in change) return { owner_id: change.owner };
  return { replied_at: change.replied ? new Date().toISOString() : null };
}

/**
 * Gives bookings one value; a status only to those that are scheduled, and 'completed' or 'no_show' only to those
 * that have begun.
 * @returns what each was before, for those that were changed
 * @throws Error if the database cannot be asked
 */
export async function changeBookings(
  leader: Leader,
  ids: readonly string[],
  change: BookingChange,
): Promise<FormerBooking[]> {
  const client = await sessionClient();
  const before = await client
    .from('consultation_bookings')
    .select('id, owner_id, replied_at')
    .in('id', ids);
  if (before.error)
    throw new Error(`${leader.id} could not read bookings`, { cause: before.error });
  let update = client.from('consultation_bookings').update(columnsOf(change)).in('id', ids);
  if ('status' in change) {
    update = update.eq('status', 'scheduled');
    if (needsToHaveBegun(change.status)) {
      update = update.lte('preferreddate', new Date().toISOString());
    }
  }
  const { data, error } = await update.select('id, updated_at');
  if (error) throw new Error(`${leader.id} could not change bookings`, { cause: error });
  return data.flatMap(({ id, updated_at }) => {
    const former = before.data.find((booking) => booking.id === id);
    if (!former) return [];
    const { owner_id, replied_at } = former;
    if ('status' in change) return { id, version: updated_at, before: { status: 'scheduled' } };
    return { id, version: updated_at, before: 'owner' in change ? { owner_id } : { replied_at } };
  });
}

/**
 * Puts back what `changeBookings` changed, where nobody has changed the booking since. A cancelled one is
 * scheduled again only if its time is still free.
 * @returns how many were put back
 * @throws Error if the database cannot be asked
 */
export async function revertBookings(
  leader: Leader,
  former: readonly FormerBooking[],
): Promise<number> {
  const client = await sessionClient();
  const now = await client
    .from('consultation_bookings')
    .select('id, updated_at')
    .in(
      'id',
      former.map(({ id }) => id),
    );
  if (now.error) throw new Error(`${leader.id} could not read bookings`, { cause: now.error });
  const versions = new Map(now.data.map(({ id, updated_at }) => [id, updated_at]));
  const untouched = former.filter(({ id, version }) => versions.get(id) === version);
  const reverted = await Promise.all(
    untouched.map(async ({ id, version, before }) => {
      if ('status' in before) return (await seatAgain(leader, 'reopen_booking', id)) === 'seated';
      const { data, error } = await client
        .from('consultation_bookings')
        .update(before)
        .eq('id', id)
        .eq('updated_at', version)
        .select('id');
      if (error) throw new Error(`${leader.id} could not revert ${id}`, { cause: error });
      return data.length === 1;
    }),
  );
  return reverted.filter(Boolean).length;
}

const seatAnswer = z
  .object({ outcome: z.enum(['reopened', 'released', 'taken', 'not_found']) })
  .transform(({ outcome }) =>
    outcome === 'reopened' || outcome === 'released' ? ('seated' as const) : outcome,
  );

/**
 * Schedules a closed booking again, or lets one out of quarantine, if its time is still free.
 * @throws Error if the database cannot be asked
 */
export async function seatAgain(
  leader: Leader,
  by: 'reopen_booking' | 'release_booking',
  id: string,
): Promise<'seated' | 'taken' | 'not_found'> {
  const client = await sessionClient();
  const { data, error } = await client.rpc(by, { booking_id: id });
  if (error) throw new Error(`${leader.id} could not ${by} ${id}`, { cause: error });
  return seatAnswer.parse(data);
}

/**
 * Deletes bookings; the audit log keeps them for restoring.
 * @returns the ids of those that were deleted
 * @throws Error if the database cannot be asked
 */
export async function deleteBookings(leader: Leader, ids: readonly string[]): Promise<string[]> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('consultation_bookings')
    .delete()
    .in('id', ids)
    .select('id');
  if (error) throw new Error(`${leader.id} could not delete bookings`, { cause: error });
  return data.map(({ id }) => id);
}

const conversion = z.object({
  outcome: z.enum(['created', 'linked', 'not_found']),
  client_id: z.string().optional(),
});

/**
 * Links a booking to the contact of its address, and makes one where there is none.
 * @returns the contact's id and whether it is new; null where there is no such booking
 * @throws Error if the database cannot be asked
 */
export async function convertBooking(leader: Leader, id: string) {
  const client = await sessionClient();
  const { data, error } = await client.rpc('convert_booking', { booking_id: id });
  if (error) throw new Error(`${leader.id} could not convert booking ${id}`, { cause: error });
  const { outcome, client_id } = conversion.parse(data);
  return client_id ? { clientId: client_id, isNew: outcome === 'created' } : null;
}
