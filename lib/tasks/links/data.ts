import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { fullName } from '@/lib/core/text/full-name';
import { searchLines } from '@/lib/core/text/search-forms';
import { shortMoment } from '@/lib/core/time/business-time';
import type { FoundLink, Named } from './model';
import type { LinkKind } from './schema';

const MAX_FOUND = 8;

const foundRow = z.object({
  kind: z.string(),
  id: z.guid(),
  title: z.string(),
  detail: z.string().nullable(),
  at: z.string().nullable(),
});

const person = z.object({
  id: z.guid(),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
});
const namedOf = (row: z.output<typeof person>): Named => ({ id: row.id, name: fullName(row) });

const bookedRow = z.object({ id: z.guid(), client: person.nullable() });

/** Returns the client of each booking, by booking id, if it has one. */
async function readClientsOf(leader: Leader, bookings: string[]): Promise<Map<string, Named>> {
  if (bookings.length === 0) return new Map();
  const client = await sessionClient();
  const answer = await client
    .from('consultation_bookings')
    .select('id, client:clients!client_id(id, firstname, lastname)')
    .in('id', bookings);
  const rows = z.array(bookedRow).parse(dataOf(answer, `${leader.id} could not read clients`));
  return new Map(rows.flatMap((row) => (row.client ? [[row.id, namedOf(row.client)]] : [])));
}

/** Returns the clients or bookings in which every word of `search` is the beginning of a word. */
export async function findTaskLinks(
  leader: Leader,
  kind: LinkKind,
  search: string,
): Promise<FoundLink[]> {
  const client = await sessionClient();
  const answer = await client.rpc(
    'search_staff',
    { search: searchLines(search), most: MAX_FOUND },
    { get: true },
  );
  const rows = z
    .array(foundRow)
    .parse(dataOf(answer, `The search of ${leader.id} failed`))
    .filter((row) => row.kind === kind);
  const clients = await readClientsOf(leader, kind === 'bookings' ? rows.map(({ id }) => id) : []);
  return rows.map(({ id, title, detail, at }) => ({
    id,
    name: title,
    detail: [at && shortMoment(at), detail].filter(Boolean).join(', '),
    client: clients.get(id) ?? null,
  }));
}

/** Returns the names of the linked client and booking for the form of a new task. */
export async function readLinkNames(
  leader: Leader,
  about: { client: string | null; booking: string | null },
): Promise<Record<string, string>> {
  const client = await sessionClient();
  const nameIn = async (table: 'clients' | 'consultation_bookings', id: string | null) => {
    if (!id) return null;
    const answer = await client
      .from(table)
      .select('id, firstname, lastname')
      .eq('id', id)
      .maybeSingle();
    const row = person.nullable().parse(dataOf(answer, `${leader.id} could not read ${id}`));
    return row && namedOf(row);
  };
  const [own, booking, clients] = await Promise.all([
    nameIn('clients', about.client),
    nameIn('consultation_bookings', about.booking),
    readClientsOf(leader, about.booking ? [about.booking] : []),
  ]);
  const linked = own ?? (booking && clients.get(booking.id)) ?? null;
  return {
    client: linked?.id ?? '',
    clientName: linked?.name ?? '',
    booking: booking?.id ?? '',
    bookingName: booking?.name ?? '',
  };
}
