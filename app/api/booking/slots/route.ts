import { readCachedOpenDays } from '@/lib/availability/data';
import { log } from '@/lib/log';
import { issueFormToken } from '@/lib/spam/form-time';

export const dynamic = 'force-dynamic';

/** The free slots of this moment and a token that tells when the form was opened. */
export async function GET() {
  const headers = { 'Cache-Control': 'no-store' };
  try {
    const days = await readCachedOpenDays();
    return Response.json({ days, formToken: issueFormToken(new Date()) }, { headers });
  } catch (error) {
    log.error({ err: error }, 'free slots cannot be read');
    return Response.json({ error: 'unavailable' }, { status: 503, headers });
  }
}
