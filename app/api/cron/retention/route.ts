import { after } from 'next/server';
import { sweepCvs } from '@/lib/careers/applications/writes';
import { sweepVideos } from '@/lib/content/videos/writes';
import { noteCronRun } from '@/lib/core/readiness/data';
import { hasCronSecret } from '@/lib/core/security/bearer';
import { removeExpired } from '@/lib/privacy/retention/data';

/**
 * Removes data beyond its retention period for at most 40 s, then its files. Called by the scheduler every minute for
 * an hour at night, with `Authorization: Bearer CRON_SECRET`; the outcome `complete` means that nothing is left.
 */
export async function GET(request: Request) {
  if (!hasCronSecret(request)) return new Response('Unauthorized', { status: 401 });
  const outcome = await removeExpired();
  await sweepCvs();
  await sweepVideos();
  after(() => noteCronRun('retention'));
  return Response.json({ outcome });
}
