import 'server-only';
import { createHash } from 'node:crypto';
import { serviceClient } from '@/lib/core/supabase/service';

export type RateLimit = { bucket: string; maxHits: number; windowSeconds: number };

const hashed = (subject: string) =>
  createHash('sha256').update(subject.toLowerCase()).digest('hex');

/**
 * Counts one hit of `subject` (an IP, an e-mail) and tells whether it is still within the limit.
 * The subject is stored hashed. Throws if the database cannot be asked.
 */
export async function withinRateLimit(limit: RateLimit, subject: string): Promise<boolean> {
  const { data, error } = await serviceClient().rpc('take_rate_limit', {
    bucket: limit.bucket,
    subject: hashed(subject),
    max_hits: limit.maxHits,
    window_seconds: limit.windowSeconds,
  });
  if (error) throw new Error(`Rate limit ${limit.bucket} cannot be read`, { cause: error });
  return data;
}

/** Counts the hits of `subject` in its current window. Throws if the database cannot be asked. */
export async function hitsOf(limit: RateLimit, subject: string): Promise<number> {
  const { data, error } = await serviceClient()
    .from('rate_limits')
    .select('hits')
    .eq('bucket', limit.bucket)
    .eq('subject', hashed(subject))
    .gt('window_started_at', new Date(Date.now() - limit.windowSeconds * 1000).toISOString())
    .maybeSingle();
  if (error) throw new Error(`Rate limit ${limit.bucket} cannot be read`, { cause: error });
  return data?.hits ?? 0;
}

/** Takes one hit of `subject` back. Throws if the database cannot be asked. */
export async function giveBackHit({ bucket }: RateLimit, subject: string): Promise<void> {
  const hit = { bucket, subject: hashed(subject) };
  const { error } = await serviceClient().rpc('give_back_rate_limit', hit);
  if (error) throw new Error(`Rate limit ${bucket} cannot be given back`, { cause: error });
}

/** Forgets every hit of `subject`. Throws if the database cannot be asked. */
export async function forgetHits({ bucket }: RateLimit, subject: string): Promise<void> {
  const { error } = await serviceClient()
    .from('rate_limits')
    .delete()
    .eq('bucket', bucket)
    .eq('subject', hashed(subject));
  if (error) throw new Error(`Rate limit ${bucket} cannot be forgotten`, { cause: error });
}
