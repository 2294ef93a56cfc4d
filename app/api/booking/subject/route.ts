import { readSubject } from '@/lib/bookings/data';
import { subjectQuery } from '@/lib/bookings/schema';
import { clientIp } from '@/lib/core/actions/origin';
import { emptyResponse } from '@/lib/core/actions/routes';
import { log } from '@/lib/core/log';
import { limitSubject } from '@/lib/core/security/client-address';
import { limitInProcess } from '@/lib/core/security/rate-limits/in-process';
import { priceMeaning } from '@/lib/services/rules';

export const dynamic = 'force-dynamic';

const waitOf = limitInProcess({ maxHits: 60, windowSeconds: 60 });

/** Returns the title of the course, or the title and price of the service, in a link to a form. */
export async function GET(request: Request) {
  if (waitOf(limitSubject(await clientIp(), null)) !== null) return emptyResponse(429);
  const named = subjectQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!named.success) return emptyResponse(400);
  try {
    const subject = await readSubject(named.data);
    if (!subject) return emptyResponse(404);
    const { title, price } = subject;
    return Response.json(
      { title, ...(price !== undefined && { price: priceMeaning(price) }) },
      { headers: { 'Cache-Control': 'no-store' } },
    );
  } catch (error) {
    log.error({ err: error }, 'the subject of a link cannot be read');
    return emptyResponse(503);
  }
}
