import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteOutage } from '@/lib/core/request-context';
import { listen, portOf } from '@/supabase/local/web-server';
import { identifyRequests } from './observe';
import { answerOutages } from './outage';

let server: Server;
let url: string;
beforeAll(async () => {
  // Like the test in the neighbouring file: both may run in one process, which keeps listening.
  identifyRequests(true);
  answerOutages();
  server = createServer(async (request, response) => {
    await Promise.resolve();
    if (request.url?.includes('outage')) noteOutage();
    const status = Number(request.headers['x-status']);
    if (request.url?.includes('written')) response.writeHead(status, { 'x-a': 'b' });
    else response.statusCode = status;
    response.end('text');
  });
  await listen(server, 0);
  url = `http://127.0.0.1:${portOf(server.address())}`;
});
afterAll(() => server.close());

it.each([
  ['/outage', 500, 503],
  ['/outage-written', 500, 503],
  ['/outage', 200, 200],
  ['/outage', 404, 404],
  ['/bug', 500, 500],
  ['/bug-written', 500, 500],
])('answers %s with status %s by %s', async (path, status, answered) => {
  const response = await fetch(url + path, { headers: { 'x-status': String(status) } });
  expect(response.status).toBe(answered);
  expect(response.headers.get('retry-after')).toBe(answered === 503 ? '30' : null);
  expect(await response.text()).toBe('text');
});
