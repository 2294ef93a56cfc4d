import 'server-only';
import { createHash } from 'node:crypto';
import { serviceClient } from '@/lib/supabase/service';

export type RateLimit = { bucket: string; maxHits: number; windowSeconds: number };

/**
 * Counts one hit of `subject` (an address, an e-mail) and tells whether it is still within the limit.
 * The subject is stored hashed. Throws if the database cannot be asked.
 */
export async function withinRateLimit(limit: RateLimit, subject: string): Promise<boolean> {
  const { data, error } = await serviceClient().rpc('take_rate_limit', {
    bucket: limit.bucket,
    subject: createHash('sha256').update(subject.toLowerCase()).digest('hex'),
    max_hits: limit.maxHits,
    window_seconds: limit.windowSeconds,
  });
  if (error) throw new Error(`Rate limit ${limit.bucket} cannot be read`, { cause: error });
  return data;
}
