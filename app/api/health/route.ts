const headers = { 'Cache-Control': 'no-store' };

/** Answers while this process lives; checks nothing else. For supervisors. */
export async function GET() {
  return Response.json({ alive: true }, { headers });
}
