import 'server-only';
import { z } from 'zod';
import { requiresStart } from '@/lib/bookings/statuses';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import type { BookingChange, BookingEdit, FormerBooking, NewBooking } from './schema';

/**
 * Changes a booking, unless it has changed since the leader saw it.
 * @returns whether a row was changed
 */
export async function updateBooking(leader: Leader, edit: BookingEdit): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client
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
  return dataOf(answer, `${leader.id} could not update ${edit.id}`).length === 1;
}

const addAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('booked'), booking: z.object({ id: z.string() }) }),
  z.object({ outcome: z.literal('taken') }),
]);

/**
 * Books a slot for a person on the phone, with the same rule as the public form.
 * @returns its id, or null if the time is taken
 */
export async function addBooking(
  leader: Leader,
  input: NewBooking,
  startsAt: Date,
): Promise<string | null> {
  const client = await sessionClient();
  const answer = await client.rpc('add_booking', {
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
      host_id: input.host,
      private_notes: input.notes,
    },
  });
  const added = addAnswer.parse(dataOf(answer, `${leader.id} could not add a booking`));
  return added.outcome === 'booked' ? added.booking.id : null;
}

function columnsOf(change: BookingChange) {
  if ('status' in change) return { status: change.status };
  if ('owner' in change) return { owner_id: change.owner };
  return { replied_at: change.replied ? new Date().toISOString() : null };
}

/**
 * Sets one value of several bookings. A status applies only to scheduled ones, 'completed' or 'no_show' only to those
 * that have started, and an owner only to those without a host.
 * @returns the former value of each changed booking
 */
export async function changeBookings(
  leader: Leader,
  ids: readonly string[],
  change: BookingChange,
): Promise<FormerBooking[]> {
  const client = await sessionClient();
  const before = dataOf(
    await client.from('consultation_bookings').select('id, owner_id, replied_at').in('id', ids),
    `${leader.id} could not read bookings`,
  );
  let update = client.from('consultation_bookings').update(columnsOf(change)).in('id', ids);
  if ('status' in change) {
    update = update.eq('status', 'scheduled');
    if (requiresStart(change.status)) {
      update = update.lte('preferreddate', new Date().toISOString());
    }
  }
  if ('owner' in change) update = update.is('host_id', null);
  const answer = await update.select('id, updated_at');
  return dataOf(answer, `${leader.id} could not change bookings`).flatMap(({ id, updated_at }) => {
    const former = before.find((booking) => booking.id === id);
    if (!former) return [];
    const { owner_id, replied_at } = former;
    if ('status' in change) return { id, version: updated_at, before: { status: 'scheduled' } };
    return { id, version: updated_at, before: 'owner' in change ? { owner_id } : { replied_at } };
  });
}

/**
 * Undoes a change of `changeBookings` for bookings that have not changed since. A cancelled one is scheduled again only
 * if its time is still free.
 * @returns how many were restored
 */
export async function revertBookings(
  leader: Leader,
  former: readonly FormerBooking[],
): Promise<number> {
  const client = await sessionClient();
  const ids = former.map(({ id }) => id);
  const current = dataOf(
    await client.from('consultation_bookings').select('id, updated_at').in('id', ids),
    `${leader.id} could not read bookings`,
  );
  const versions = new Map(current.map(({ id, updated_at }) => [id, updated_at]));
  const untouched = former.filter(({ id, version }) => versions.get(id) === version);
  const reverted = await Promise.all(
    untouched.map(async ({ id, version, before }) => {
      if ('status' in before) {
        const outcome = await seatAgain(leader, 'reopen_booking', id);
        return outcome === 'seated' || outcome === 'hostless';
      }
      const answer = await client
        .from('consultation_bookings')
        .update(before)
        .eq('id', id)
        .eq('updated_at', version)
        .select('id');
      return dataOf(answer, `${leader.id} could not revert ${id}`).length === 1;
    }),
  );
  return reverted.filter(Boolean).length;
}

const seatAnswer = z
  .object({
    outcome: z.enum(['reopened', 'released', 'taken', 'not_found']),
    host_lost: z.boolean().default(false),
  })
  .transform(({ outcome, host_lost }) => {
    if (outcome === 'taken' || outcome === 'not_found') return outcome;
    return host_lost ? ('hostless' as const) : ('seated' as const);
  });

/**
 * Schedules a closed booking again, or releases one from quarantine, if its time is still free. 'hostless': its host is
 * taken by now, so it has no host yet.
 */
export async function seatAgain(
  leader: Leader,
  by: 'reopen_booking' | 'release_booking',
  id: string,
): Promise<z.output<typeof seatAnswer>> {
  const client = await sessionClient();
  const answer = await client.rpc(by, { booking_id: id });
  return seatAnswer.parse(dataOf(answer, `${leader.id} could not ${by} ${id}`));
}

/**
 * Deletes bookings; the audit log keeps them for restoring.
 * @returns the ids of the deleted ones
 */
export async function deleteBookings(leader: Leader, ids: readonly string[]): Promise<string[]> {
  const client = await sessionClient();
  const answer = await client.from('consultation_bookings').delete().in('id', ids).select('id');
  return dataOf(answer, `${leader.id} could not delete bookings`).map(({ id }) => id);
}

const conversion = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['created', 'linked']), client_id: z.string(), stage: z.string() }),
  z.object({ outcome: z.literal('not_found') }),
]);

/**
 * Links a booking to the contact with its email, and creates one if there is none.
 * @returns the contact's id and stage, and whether it is new; null if there is no such booking
 */
export async function convertBooking(leader: Leader, id: string) {
  const client = await sessionClient();
  const answer = await client.rpc('convert_booking', { booking_id: id });
  const converted = conversion.parse(
    dataOf(answer, `${leader.id} could not convert booking ${id}`),
  );
  if (converted.outcome === 'not_found') return null;
  const { outcome, client_id: clientId, stage } = converted;
  return { clientId, stage, isNew: outcome === 'created' };
}

/**
 * Stores the notes of a completed consultation and queues their mail.
 * @returns false if these notes were sent before, or the consultation is not completed
 */
export async function sendNotes(leader: Leader, id: string, notes: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.rpc('send_booking_notes', { booking_id: id, notes });
  const { outcome } = notesAnswer.parse(dataOf(answer, `${leader.id} could not send notes`));
  return outcome === 'sent';
}

const notesAnswer = z.object({ outcome: z.enum(['sent', 'unchanged']) });
