import { cookies } from 'next/headers';
import { isRobot } from '@/lib/content/results/rules';
import { countReading } from '@/lib/content/results/writes';
import { clientIp, isSameOrigin } from '@/lib/core/actions/origin';
import { channelOf } from '@/lib/core/channel';
import { log } from '@/lib/core/log';
import { readingOf } from '@/lib/core/reading';
import { limitSubject } from '@/lib/core/security/client-address';
import { limitInProcess } from '@/lib/core/security/rate-limits/in-process';
import { sessionCookies } from '@/lib/core/supabase/auth-cookie';
import { countVisit } from '@/lib/dashboard/visits/data';
import { sectionOf } from '@/lib/dashboard/visits/rules';

/** Limit for a path with the parameters of a channel and a reading. */
const MAX_BODY_LENGTH = 2000;

/** More visits than a large office behind one IP starts in a minute. */
const waitOfIp = limitInProcess({ maxHits: 600, windowSeconds: 60 });

/** Each counted report is a write, so the total of all IPs is limited too. */
const waitOfAll = limitInProcess({ maxHits: 6000, windowSeconds: 60 });

/**
 * Counts a visit, or what was read and clicked on a content page. The body is the path of the page, with the origin of
 * the visit as a query. Stores only the section and the class of the channel for a visit, the record and the class for
 * a reading. Ignores pages outside the sections, such as previews, readings by bots and signed-in staff, and everything
 * beyond the limits. Always responds as usual, because browsers log a rejection in the reader's console.
 */
export async function POST(request: Request) {
  if (!(await isSameOrigin())) return new Response(null, { status: 403 });
  try {
    if (waitOfIp(limitSubject(await clientIp(), null)) === null) await countOnce(request);
  } catch (error) {
    // The visitor cannot fix this.
    log.warn({ err: error }, 'a visit was not counted');
  }
  return new Response(null, { status: 204 });
}

async function countOnce(request: Request): Promise<void> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= MAX_BODY_LENGTH)) return;
  const [path = '', query = ''] = (await request.text()).split('?', 2);
  const reading = readingOf(path, query);
  if (reading) {
    const isStaff = sessionCookies((await cookies()).getAll()).length > 0;
    if (isStaff || isRobot(request.headers.get('user-agent')) || waitOfAll('all') !== null) return;
    return countReading(path, { ...reading, channel: channelOf(query) });
  }
  const section = sectionOf(path);
  if (section && waitOfAll('all') === null) await countVisit(section, channelOf(query));
}
