import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { asksIfModified, notModified } from './not-modified';

const asked: string[] = [];
let headers: Record<string, string> = {};
let status = 200;

const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url} ${request.headers['if-none-match'] ?? ''}`.trim());
  response.writeHead(status, headers).end();
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  vi.stubEnv('PORT', String(typeof address === 'object' ? address?.port : ''));
});
afterAll(() => void server.close());
beforeEach(() => {
  asked.length = 0;
  headers = { ETag: 'W/"one"', 'Cache-Control': 's-maxage=600' };
  status = 200;
});

const request = (etag: string | null, path = '/feed.xml', method = 'GET') =>
  new Request(`https://techlink.example${path}`, {
    method,
    headers: etag === null ? {} : { 'If-None-Match': etag },
  });

it.each(['W/"one"', '"one"', '"zero", W/"one"', '*'])('answers 304 to %s', async (etag) => {
  const answer = await notModified(request(etag, '/feed.xml?utm_source=x'));
  expect(answer?.status).toBe(304);
  expect(await answer?.text()).toBe('');
  expect(answer?.headers.get('etag')).toBe('W/"one"');
  expect(answer?.headers.get('cache-control')).toBe('s-maxage=600');
  expect(asked).toEqual(['HEAD /feed.xml']);
});

it('sends the text if it has changed, was deleted or has no ETag', async () => {
  expect(await notModified(request('"two"'))).toBeNull();
  status = 404;
  expect(await notModified(request('"one"'))).toBeNull();
  [status, headers] = [200, {}];
  expect(await notModified(request('*'))).toBeNull();
});

it('handles only texts with a file name', () => {
  expect(asksIfModified(request('"one"', '/blog/queues.md'))).toBe(true);
  expect(asksIfModified(request('"one"', '/sitemap.xml', 'HEAD'))).toBe(true);
  expect(asksIfModified(request(null))).toBe(false);
  expect(asksIfModified(request('"one"', '/blog'))).toBe(false);
  expect(asksIfModified(request('"one"', '/feed.xml', 'POST'))).toBe(false);
});
