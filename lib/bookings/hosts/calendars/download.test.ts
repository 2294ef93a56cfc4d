import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { listen, portOf } from '@/supabase/local/web-server';
import { downloadCalendar } from './download';

vi.mock('@/lib/core/env', () => ({ env: { SITE_URL: 'http://localhost:3000' } }));

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  vi.restoreAllMocks();
});

/** Starts a server with this listener and returns its URL. */
async function answering(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await listen(server, 0);
  return `http://127.0.0.1:${portOf(server.address())}`;
}

const redirect =
  (to: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location: to }).end();

it('returns the text of a calendar, also after a redirect', async () => {
  const url = await answering(({ url }, response) =>
    url === '/moved'
      ? response.writeHead(301, { location: '/a.ics' }).end()
      : response.end('BEGIN:VCALENDAR'),
  );
  expect(await downloadCalendar(`${url}/a.ics`)).toBe('BEGIN:VCALENDAR');
  expect(await downloadCalendar(`${url}/moved`)).toBe('BEGIN:VCALENDAR');
});

it('returns the text of a calendar in UTF-16', async () => {
  const little = Buffer.from('\uFEFFBEGIN:VCALENDAR', 'utf16le');
  const bytes = [little, Buffer.from(little).swap16()];
  const url = await answering(({ url }, response) => response.end(bytes[Number(url?.slice(1))]));
  expect(await downloadCalendar(`${url}/0`)).toBe('BEGIN:VCALENDAR');
  expect(await downloadCalendar(`${url}/1`)).toBe('BEGIN:VCALENDAR');
});

it.each<[string, RequestListener, string]>([
  ['an error', (_, response) => response.writeHead(404).end(), 'answered 404'],
  ['a redirect loop', redirect('/again'), 'redirects more than 3 times'],
  [
    'a redirect to a private address',
    redirect('http://10.0.0.7/a.ics'),
    'does not lead to a public address',
  ],
  ['a redirect to a file', redirect('file:///etc/passwd'), 'not a web page'],
  ['a reset', (request) => request.socket.destroy(), 'cannot be reached. The connection was cut.'],
  [
    '50 MB',
    (_, response) => {
      const piece = Buffer.alloc(1024 * 1024, 'x');
      for (let sent = 0; sent < 50; sent += 1) response.write(piece);
      response.end();
    },
    'larger than 2 MB',
  ],
])('refuses %s', async (_, listener, reason) => {
  const url = await answering(listener);
  await expect(downloadCalendar(url)).rejects.toThrow(reason);
});

it('stops after its time limit', async () => {
  const limit = AbortSignal.timeout(50);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit);
  const url = await answering(() => undefined);
  await expect(downloadCalendar(url)).rejects.toThrow('within ten seconds');
});

it('refuses a private address', async () => {
  await expect(downloadCalendar('http://192.168.0.1/a.ics')).rejects.toThrow(
    'does not lead to a public address',
  );
});

it('does not reveal an internal address when a connection is refused', async () => {
  const url = await answering(() => undefined);
  server?.close();
  await expect(downloadCalendar(url)).rejects.toThrow(
    /^The calendar cannot be reached. The connection was refused.$/,
  );
});
