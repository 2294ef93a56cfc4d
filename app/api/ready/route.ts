import { readiness } from '@/lib/core/readiness/checks';

/** Responds with 200 if this server can do its work, else with 503 and the reasons. For load balancers. */
export async function GET() {
  const answer = await readiness();
  return Response.json(answer, {
    status: answer.ready ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}
