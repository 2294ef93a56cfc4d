import { readOpenDays } from '@/lib/bookings/availability/data';
import { clientIp } from '@/lib/core/actions/origin';
import { log } from '@/lib/core/log';
import { limitSubject } from '@/lib/core/security/client-address';
import { limitInProcess } from '@/lib/core/security/rate-limits/in-process';
import { issueFormToken } from '@/lib/core/security/spam';

export const dynamic = 'force-dynamic';

const waitOf = limitInProcess({ maxHits: 60, windowSeconds: 60 });

/** The token only contains the time of issue, so visitors can share it: an older one proves more elapsed time. */
const SHARED = { 'Cache-Control': 'public, max-age=0, s-maxage=15' };
const NOT_STORED = { 'Cache-Control': 'no-store' };

/** Returns the current free slots, and a token with the time when the form was opened. */
export async function GET() {
  const wait = waitOf(limitSubject(await clientIp(), null));
  if (wait !== null) {
    const headers = { ...NOT_STORED, 'Retry-After': String(wait) };
    return Response.json({ error: 'tooManyRequests' }, { status: 429, headers });
  }
  try {
    const days = await readOpenDays();
    return Response.json({ days, formToken: issueFormToken(new Date()) }, { headers: SHARED });
  } catch (error) {
    log.error({ err: error }, 'free slots cannot be read');
    return Response.json({ error: 'unavailable' }, { status: 503, headers: NOT_STORED });
  }
}
