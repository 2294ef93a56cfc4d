import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen, portOf } from '@/supabase/local/web-server';
import { composeWebhook, sendWebhook } from './webhook-transport';

const settings = vi.hoisted(() => ({ SITE_URL: '' }));
vi.mock('@/lib/core/env', () => ({ env: settings }));

/** Answers of the DNS server, one per query. */
const names = vi.hoisted((): { answers: string[][] } => ({ answers: [] }));
vi.mock('node:dns/promises', () => ({
  lookup: async () =>
    names.answers.shift()?.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
}));

const request = { headers: { 'content-type': 'application/json' }, body: '{"a":1}' };
const ours = 'http://localhost:3000';
const theirs = 'https://www.techlink.example';

let receiver: Server;
let received: string[];
let answer: RequestListener;
let url: string;

const send = () => sendWebhook({ url, secrets: [] }, request);

beforeEach(async () => {
  received = [];
  answer = (_, response) => response.end();
  names.answers = [];
  receiver = createServer(async (incoming, response) => {
    let body = '';
    for await (const part of incoming) body += part;
    received.push(`${incoming.method} ${incoming.headers.host} ${body}`);
    answer(incoming, response);
  });
  await listen(receiver, 0);
  settings.SITE_URL = ours;
  url = `http://127.0.0.1:${portOf(receiver.address())}/hook?x=1`;
});

afterEach(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await once(receiver, 'close');
});

const port = () => portOf(receiver.address());

test('posts to a receiver on this machine if the site runs there too', async () => {
  expect(await send()).toBe(200);
  expect(received).toEqual([`POST 127.0.0.1:${port()} {"a":1}`]);
});

describe('a public site', () => {
  beforeEach(() => {
    settings.SITE_URL = theirs;
  });

  test.each([
    '127.0.0.1',
    '10.0.0.5',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.5',
    '64:ff9b::a00:5',
    '2002:a00:5::',
    '::',
    '::7f00:1',
    '::a00:5',
    '::1.1.1.1',
    '::ffff:0:10.0.0.5',
    '64:ff9b:1::a00:5',
    '100::1',
    '2001::a00:5',
    '2001:db8::1',
    '3fff::1',
    '5f00::1',
    'fec0::1',
    'ff02::1',
    '0.1.2.3',
    '198.18.0.1',
    '198.19.255.255',
    '100.127.255.255',
    '172.31.255.255',
    '192.0.0.8',
    '240.0.0.1',
    '255.255.255.255',
    '224.0.0.1',
  ])('never posts to a name that resolves to %s', async (address) => {
    url = `https://hook.example:${port()}/`;
    names.answers = [['1.1.1.1', address]];
    await expect(send()).rejects.toThrow(/^hook.example does not lead to a public address$/);
    expect(received).toEqual([]);
  });

  test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '[::7f00:1]', '2130706433'])(
    'never posts to %s directly',
    async (host) => {
      url = `https://${host}:${port()}/`;
      await expect(send()).rejects.toThrow('does not lead to a public address');
      expect(received).toEqual([]);
    },
  );

  test('posts only over https', async () => {
    url = 'http://hook.example/';
    names.answers = [['1.1.1.1']];
    await expect(send()).rejects.toThrow('leave only over https');
  });
});

test('a local site does not post into its network either', async () => {
  url = 'https://hook.example/';
  names.answers = [['192.168.1.1']];
  await expect(send()).rejects.toThrow(/^hook.example does not lead to a public address$/);
});

test('connects to the checked IP even if the name resolves to another one by then', async () => {
  url = `http://hook.example:${port()}/`;
  names.answers = [['127.0.0.1'], ['192.168.1.1']];
  expect(await send()).toBe(200);
  expect(received).toEqual([`POST hook.example:${port()} {"a":1}`]);
  expect(names.answers).toEqual([['192.168.1.1']]);
});

test('follows no redirect', { tags: ['redirects'] }, async () => {
  answer = (_, response) => response.writeHead(307, { location: '/elsewhere' }).end();
  await expect(send()).rejects.toMatchObject({ status: 307, isFinal: false });
  expect(received).toHaveLength(1);
});

test('does not wait for an endless response', async () => {
  answer = (_, response) => {
    response.writeHead(200);
    response.write('x'.repeat(100_000));
  };
  expect(await send()).toBe(200);
});

test('does not read endless headers', async () => {
  answer = (_, response) => response.writeHead(200, { 'x-long': 'x'.repeat(100_000) }).end();
  await expect(send()).rejects.toThrow();
});

test('does not retry an endpoint that answers 410 Gone, and reports it', async () => {
  answer = (_, response) => response.writeHead(410).end();
  await expect(send()).rejects.toMatchObject({
    message: 'The webhook answered 410: it is gone for good and is not tried again',
    status: 410,
    isFinal: true,
  });
});

test('returns the Retry-After that the endpoint requests', async () => {
  answer = (_, response) => response.writeHead(503, { 'retry-after': '120' }).end();
  await expect(send()).rejects.toMatchObject({ status: 503, retryAfter: '120' });
});

test('signs with every secret during a rotation, so that a receiver can verify with either', () => {
  const secrets = ['bmV3LXNlY3JldC1uZXctc2VjcmV0', 'b2xkLXNlY3JldC1vbGQtc2VjcmV0'];
  const { headers, body } = composeWebhook({ url, secrets }, 'msg_1', { a: 1 });
  for (const secret of secrets) {
    expect(new Webhook(secret).verify(body, headers)).toEqual({ a: 1 });
  }
  const stranger = new Webhook('c3RyYW5nZXItc3RyYW5nZXI=');
  expect(() => stranger.verify(body, headers)).toThrow();
});
