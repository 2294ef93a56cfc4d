const RANGE = /^bytes=(\d*)-(\d*)$/;

/** Returns one range of a stored file with status 206, like hosted Storage; Lite returns the whole file. */
export function withRange(request: Request, answer: Response, body: ArrayBuffer): Response | null {
  const { pathname } = new URL(request.url);
  const [, first = '', last = ''] = RANGE.exec(request.headers.get('range') ?? '') ?? [];
  const isFile = pathname.startsWith('/storage/v1/object/') && request.method === 'GET';
  if (!isFile || answer.status !== 200 || !(first || last)) return null;
  const size = body.byteLength;
  const from = first ? Number(first) : Math.max(0, size - Number(last));
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1;
  const headers = new Headers(answer.headers);
  headers.set('accept-ranges', 'bytes');
  if (from > to) {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${from}-${to}/${size}`);
  headers.set('content-length', String(to - from + 1));
  return new Response(body.slice(from, to + 1), { status: 206, headers });
}
