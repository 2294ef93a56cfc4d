import { emptyResponse, leaderRoute } from '@/lib/core/actions/routes';
import { env } from '@/lib/core/env';
import { withinRateLimit } from '@/lib/core/security/rate-limits/data';
import { exportPerson } from '@/lib/privacy/data';
import { exportDocument } from '@/lib/privacy/export-document';
import { personEmail } from '@/lib/privacy/schema';

const EXPORTS_PER_LEADER = { bucket: 'person-export', maxHits: 30, windowSeconds: 3600 };

/** Exports all stored data about the person with `email` as a JSON file; leaders only, and logged. */
export const GET = leaderRoute(async (leader, { nextUrl }) => {
  const email = personEmail.safeParse(nextUrl.searchParams.get('email'));
  if (!email.success) return emptyResponse(400);
  if (!(await withinRateLimit(EXPORTS_PER_LEADER, leader.id))) return emptyResponse(429);
  const person = await exportPerson(leader, email.data);
  if (!person) return emptyResponse(404);
  return new Response(JSON.stringify(exportDocument(person, env.SITE_URL), null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="personal-data-${person.reference}.json"`,
    },
  });
});
