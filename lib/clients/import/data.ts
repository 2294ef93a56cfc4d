import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { sessionClient } from '@/lib/core/supabase/session';
import type { ImportedContact } from './schema';

/** The Data API answers with no more rows at once. */
const MOST_ROWS = 1000;

/**
 * Which of the addresses contacts have already.
 * @throws Error if the database cannot be asked
 */
export async function readKnownAddresses(
  leader: Leader,
  addresses: readonly string[],
): Promise<Set<string>> {
  const client = await sessionClient();
  const known = new Set<string>();
  for (let first = 0; first < addresses.length; first += MOST_ROWS) {
    const { data, error } = await client.rpc('known_addresses', {
      addresses: addresses.slice(first, first + MOST_ROWS),
    });
    if (error) throw new Error(`${leader.id} could not compare addresses`, { cause: error });
    for (const address of data) known.add(address);
  }
  return known;
}

const counts = z.object({ created: z.number(), updated: z.number(), skipped: z.number() });

/**
 * Stores contacts, all or none.
 * @returns how many were created, updated and skipped
 * @throws Error if the database refuses one of them or cannot be asked
 */
export async function storeContacts(
  leader: Leader,
  contacts: ImportedContact[],
  updateKnown: boolean,
) {
  const client = await sessionClient();
  const { data, error } = await client.rpc('import_clients', {
    contacts,
    update_known: updateKnown,
  });
  if (error) throw new Error(`${leader.id} could not import contacts`, { cause: error });
  return counts.parse(data);
}
