const headers = { 'Cache-Control': 'no-store' };

/** Answers while this process lives; asks nobody. For who restarts it. */
export async function GET() {
  return Response.json({ alive: true }, { headers });
}
