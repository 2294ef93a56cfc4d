import { readiness } from '@/lib/core/readiness/checks';

/** Answers 200 if this server can do its work, else 503 with what is wrong. For load balancers. */
export async function GET() {
  const answer = await readiness();
  return Response.json(answer, {
    status: answer.ready ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}
