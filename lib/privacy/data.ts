import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import {
  type ErasurePreview,
  erasureAnswer,
  erasurePreview,
  exportAnswer,
  type PersonExport,
  type PrivacyRequest,
  privacyRequest,
} from './model';

const REQUEST =
  'id, kind, reference, at, records, by:user_profiles!privacy_requests_requested_by_fkey(name)';
const LATEST_REQUESTS = 20;

/** Returns the records that erasing the person with this email address would remove, mask and keep. */
export async function readErasurePreview(leader: Leader, email: string): Promise<ErasurePreview> {
  const client = await sessionClient();
  const answer = await client.rpc('preview_erasure', { address: email });
  return erasurePreview.parse(dataOf(answer, `${leader.id} could not preview an erasure`));
}

/** Erases the person with this email address in one transaction. */
export async function erasePersonalData(leader: Leader, email: string) {
  const client = await sessionClient();
  const answer = await client.rpc('erase_person', { address: email });
  return erasureAnswer.parse(dataOf(answer, `${leader.id} could not erase a person`));
}

/** Returns everything about the person with this email address, or null; the database logs the export. */
export async function exportPerson(leader: Leader, email: string): Promise<PersonExport | null> {
  const client = await sessionClient();
  const answer = await client.rpc('export_person', { address: email });
  const found = exportAnswer.parse(dataOf(answer, `${leader.id} could not export a person`));
  return found.outcome === 'exported' ? found : null;
}

/** Returns the latest exports and erasures. */
export async function listPrivacyRequests(leader: Leader): Promise<PrivacyRequest[]> {
  const client = await sessionClient();
  const answer = await client
    .from('privacy_requests')
    .select(REQUEST)
    .order('at', { ascending: false })
    .limit(LATEST_REQUESTS);
  return z
    .array(privacyRequest)
    .parse(dataOf(answer, `${leader.id} could not list privacy requests`));
}

/** Returns the receipt of an erasure, or null. */
export async function readErasureReceipt(
  leader: Leader,
  id: string,
): Promise<PrivacyRequest | null> {
  const client = await sessionClient();
  const answer = await client
    .from('privacy_requests')
    .select(REQUEST)
    .eq('id', id)
    .eq('kind', 'erasure')
    .maybeSingle();
  return privacyRequest.nullable().parse(dataOf(answer, `${leader.id} could not read a receipt`));
}
