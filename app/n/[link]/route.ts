import { z } from 'zod';
import { isRobot } from '@/lib/content/results/rules';
import { visitorAddress } from '@/lib/core/security/client-address';
import { limitInProcess } from '@/lib/core/security/rate-limits/in-process';
import { pressLink } from '@/lib/newsletter/writes';
import { paths } from '@/lib/paths';

export const dynamic = 'force-dynamic';

/** Beyond this limit a click still redirects, but is not counted. */
const COUNTED_PER_IP = limitInProcess({ maxHits: 60, windowSeconds: 60 });

type LinkContext = { params: Promise<{ link: string }> };

/** Redirects to a link in an issue, and to no other URL. Counts the click, but stores nothing about the reader. */
export async function GET(request: Request, { params }: LinkContext) {
  const { link } = await params;
  const ip = visitorAddress(request.headers);
  const isCounted =
    !isRobot(request.headers.get('user-agent')) &&
    COUNTED_PER_IP(ip === 'unknown' ? null : ip) === null;
  const url = z.guid().safeParse(link).success ? await pressLink(link, isCounted) : null;
  return new Response(null, {
    status: url ? 302 : 303,
    headers: {
      Location: url ?? paths.newsletter,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  });
}
