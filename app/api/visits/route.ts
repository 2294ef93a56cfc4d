import { clientIp, isSameOrigin } from '@/lib/core/actions/origin';
import { channelOf } from '@/lib/core/channel';
import { log } from '@/lib/core/log';
import { limitSubject } from '@/lib/core/security/client-address';
import { limitInProcess } from '@/lib/core/security/rate-limits/in-process';
import { countVisit } from '@/lib/dashboard/visits/data';
import { sectionOf } from '@/lib/dashboard/visits/rules';

/** A path, and what the parameters of a channel may hold at most. */
const MAX_BODY_LENGTH = 2000;

/** More visits than begin in a large office behind one IP. */
const waitOfIp = limitInProcess({ maxHits: 600, windowSeconds: 60 });

/** Each counted visit is a write, so many IPs together are limited too. */
const waitOfAll = limitInProcess({ maxHits: 6000, windowSeconds: 60 });

/**
 * Counts a visit. The body is the path of its first page, with how it began as a query; only the section and the class
 * of the channel are stored. A page outside the sections, such
 * as a preview, is not counted, and neither is a visit beyond the limits. Both answer as usual: a browser writes a
 * refusal to the reader's console.
 */
export async function POST(request: Request) {
  if (!(await isSameOrigin())) return new Response(null, { status: 403 });
  try {
    if (waitOfIp(limitSubject(await clientIp(), null)) === null) await countOnce(request);
  } catch (error) {
    // The visitor cannot help it.
    log.warn({ err: error }, 'a visit was not counted');
  }
  return new Response(null, { status: 204 });
}

async function countOnce(request: Request): Promise<void> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= MAX_BODY_LENGTH)) return;
  const [path = '', query = ''] = (await request.text()).split('?', 2);
  const section = sectionOf(path);
  if (section && waitOfAll('all') === null) await countVisit(section, channelOf(query));
}
