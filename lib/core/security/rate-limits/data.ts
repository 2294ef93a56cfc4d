import 'server-only';
import { createHash } from 'node:crypto';
import { noteRateLimitRefusal } from '@/lib/core/metrics/refusals';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';

export type RateLimit = { bucket: string; maxHits: number; windowSeconds: number };

/** Returns the hash that the database stores instead of the subject of a limit. */
export const hashed = (subject: string) =>
  createHash('sha256').update(subject.toLowerCase()).digest('hex');

/**
 * Counts one hit of `subject` (an IP or an email) and returns whether it is within the limit. Stores only its hash.
 * Counts nothing for null.
 */
export async function withinRateLimit(limit: RateLimit, subject: string | null): Promise<boolean> {
  if (subject === null) return true;
  const answer = await serviceClient().rpc('take_rate_limit', {
    bucket: limit.bucket,
    subject: hashed(subject),
    max_hits: limit.maxHits,
    window_seconds: limit.windowSeconds,
  });
  const isWithin = dataOf(answer, `Rate limit ${limit.bucket} cannot be read`);
  if (!isWithin) noteRateLimitRefusal(limit.bucket);
  return isWithin;
}

/** Returns the hits of `subject` in its current window. */
export async function hitsOf(limit: RateLimit, subject: string): Promise<number> {
  const answer = await serviceClient()
    .from('rate_limits')
    .select('hits')
    .eq('bucket', limit.bucket)
    .eq('subject', hashed(subject))
    .gt('window_started_at', new Date(Date.now() - limit.windowSeconds * 1000).toISOString())
    .maybeSingle();
  return dataOf(answer, `Rate limit ${limit.bucket} cannot be read`)?.hits ?? 0;
}

/** Takes back one hit of `subject`. */
export async function giveBackHit({ bucket }: RateLimit, subject: string | null): Promise<void> {
  if (subject === null) return;
  const hit = { bucket, subject: hashed(subject) };
  const answer = await serviceClient().rpc('give_back_rate_limit', hit);
  dataOf(answer, `A hit of rate limit ${bucket} cannot be taken back`);
}

/** Deletes the hits of `subject`. */
export async function forgetHits({ bucket }: RateLimit, subject: string): Promise<void> {
  const answer = await serviceClient()
    .from('rate_limits')
    .delete()
    .eq('bucket', bucket)
    .eq('subject', hashed(subject));
  dataOf(answer, `The hits of rate limit ${bucket} cannot be deleted`);
}
