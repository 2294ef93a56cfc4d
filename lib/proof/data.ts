import 'server-only';
import { cacheTags } from '@/lib/cache-tags';
import { dataOf } from '@/lib/core/supabase/answer';
import { cachedServiceClient, serviceClient } from '@/lib/core/supabase/service';
import { type ProofFigures, proofFigures } from './model';

/** Returns the public figures of this installation. */
export async function readProof(): Promise<ProofFigures> {
  const client = cachedServiceClient([cacheTags.proof]);
  const answer = await client.rpc('proof_figures', {}, { get: true });
  return proofFigures.parse(dataOf(answer, 'The figures of /proof cannot be read'));
}

/** Records that the site and its database work in this minute. */
export async function noteHeartbeat(): Promise<void> {
  dataOf(await serviceClient().rpc('note_heartbeat'), 'A heartbeat cannot be noted');
}
