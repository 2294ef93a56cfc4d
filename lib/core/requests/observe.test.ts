import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { log } from '@/lib/core/log';
import { failureReference, requestForwarded, requestId } from '@/lib/core/request-context';
import { listen, portOf } from '@/supabase/local/web-server';
import { identifyRequests, idOf } from './observe';

const given = '0123456789abcdef0123456789abcdef';

describe('request id', () => {
  test('is taken from our proxy', () => {
    expect(idOf({ headers: { 'x-request-id': given } }, true)).toBe(given);
  });

  test.each([
    ['where there is no proxy', given, false],
    ['where it is missing', undefined, true],
    ['where it is too short', 'short', true],
    ['where it is too long', 'a'.repeat(65), true],
    ['where it could break a line', 'abcdefgh\n{"level":60}', true],
  ])('is generated %s', (_where, id, behindProxy) => {
    const headers = id === undefined ? {} : { 'x-request-id': id };
    const made = idOf({ headers }, behindProxy);
    expect(made).toMatch(/^[0-9a-f]{32}$/);
    expect(made).not.toBe(id);
  });
});

describe('requests on a server', () => {
  const seen: (string | undefined)[][] = [];
  const server = createServer(async (request, response) => {
    await setTimeout(1);
    if (request.url === '/fails') log.error('failed');
    seen.push([requestId(), String(request.headers['x-request-id']), failureReference()]);
    response.end();
  });

  beforeAll(async () => {
    identifyRequests(true);
    await listen(server, 0);
  });
  afterAll(() => server.close());

  async function ask(path: string, id: string): Promise<IncomingMessage> {
    const headers = { 'X-Request-Id': id };
    const [response] = await once(
      get({ port: portOf(server.address()), host: '127.0.0.1', path, headers }),
      'response',
    );
    response.resume();
    return response;
  }

  test('keep their own id during simultaneous requests', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `request-${index}`);
    const responses = await Promise.all(ids.map((id) => ask('/', id)));
    expect(responses.map(({ headers }) => headers['x-request-id'])).toEqual(ids);
    expect(seen.toSorted()).toEqual(ids.map((id) => [id, id, undefined]).toSorted());
  });

  test('have an id for assets, but no id header in the response', async () => {
    for (const path of ['/_next/static/chunks/a.js', '/scripts/site.js']) {
      const { headers } = await ask(path, given);
      expect(headers, path).not.toHaveProperty('x-request-id');
      expect(seen.at(-1), path).toEqual([given, given, undefined]);
    }
  });

  test('pass X-Forwarded-For to the page', async () => {
    const forwarded: string[] = [];
    server.once('request', () => forwarded.push(requestForwarded()));
    const headers = { 'X-Forwarded-For': '192.0.2.7, 198.51.100.9' };
    const asked = get({ port: portOf(server.address()), host: '127.0.0.1', headers });
    const [response] = await once(asked, 'response');
    response.resume();
    expect(forwarded).toEqual(['192.0.2.7, 198.51.100.9']);
  });

  test('have a failure reference only if an error was logged', async () => {
    await ask('/fails', given);
    expect(seen.at(-1)).toEqual([given, given, given.slice(0, 10)]);
    await ask('/', given);
    expect(seen.at(-1)).toEqual([given, given, undefined]);
  });
});
