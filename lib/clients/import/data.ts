import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import type { ImportedContact } from './schema';

/** Maximum number of rows in a response of the Data API. */
const MAX_ROWS = 1000;

/** Returns those of the emails that belong to existing contacts. */
export async function readKnownEmails(
  leader: Leader,
  emails: readonly string[],
): Promise<Set<string>> {
  const client = await sessionClient();
  const known = new Set<string>();
  for (let first = 0; first < emails.length; first += MAX_ROWS) {
    const addresses = emails.slice(first, first + MAX_ROWS);
    const answer = await client.rpc('known_addresses', { addresses });
    for (const email of dataOf(answer, `${leader.id} could not compare emails`)) known.add(email);
  }
  return known;
}

const counts = z.object({ created: z.number(), updated: z.number(), skipped: z.number() });

/**
 * Stores contacts, all or none.
 * @returns the numbers of created, updated and skipped contacts
 * @throws Error if the database refuses one of them
 */
export async function storeContacts(
  leader: Leader,
  contacts: ImportedContact[],
  updateKnown: boolean,
) {
  const client = await sessionClient();
  const answer = await client.rpc('import_clients', { contacts, update_known: updateKnown });
  return counts.parse(dataOf(answer, `${leader.id} could not import contacts`));
}
