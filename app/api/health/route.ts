const headers = { 'Cache-Control': 'no-store' };

/** Responds with 200 while this process is alive, without checking anything else. For supervisors. */
export async function GET() {
  return Response.json({ alive: true }, { headers });
}
