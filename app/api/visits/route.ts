import { clientIp, isSameOrigin } from '@/lib/core/actions/origin';
import { log } from '@/lib/core/log';
import { limitSubject } from '@/lib/core/security/client-address';
import { limitInProcess } from '@/lib/core/security/rate-limits/in-process';
import { countVisit } from '@/lib/dashboard/visits/data';
import { sectionOf } from '@/lib/dashboard/visits/rules';

const MAX_PATH_LENGTH = 300;

/** More visits than begin at one IP. */
const waitOf = limitInProcess({ maxHits: 60, windowSeconds: 60 });

/**
 * Counts a visit. The body is the path of its first page; only the section is stored. A page outside the
 * sections, such as a preview, is not counted; that is not an error.
 */
export async function POST(request: Request) {
  if (!(await isSameOrigin())) return new Response(null, { status: 403 });
  if (waitOf(limitSubject(await clientIp(), null)) !== null)
    return new Response(null, { status: 429 });
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  const section = length <= MAX_PATH_LENGTH ? sectionOf(await request.text()) : null;
  try {
    if (section) await countVisit(section);
  } catch (error) {
    // The visitor cannot help it.
    log.warn({ err: error }, 'a visit was not counted');
  }
  return new Response(null, { status: 204 });
}
