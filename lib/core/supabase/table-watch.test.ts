// @module-tag live

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HEARTBEAT_MS, RETRY_MS } from './table-watch';

type Sent = [joinRef: string | null, ref: string, topic: string, event: string, payload: unknown];

/** Replaces the browser's socket; a test plays the server. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: Sent[] = [];
  constructor() {
    super();
    sockets.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  say(joinRef: string | null, ref: string | null, event: string, payload: object) {
    const data = JSON.stringify([joinRef, ref, 'realtime:bell', event, payload]);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  /** Returns the newest message of a type. */
  last(event: string): Sent {
    const found = this.sent.findLast((message) => message[3] === event);
    if (!found) throw new Error(`No ${event} was sent`);
    return found;
  }
}

let sockets: FakeSocket[] = [];
let stop = () => {};

function socket(): FakeSocket {
  const newest = sockets.at(-1);
  if (!newest) throw new Error('No connection was opened');
  return newest;
}

/** Makes the server issue this token to the next session. */
const signInWith = (token: string) => {
  vi.stubGlobal('document', { cookie: `session-mark=${token}` });
  vi.stubGlobal('fetch', async () => Response.json({ token, expiresIn: 3600 }));
};

/** Opens the newest connection and waits until its channels have been joined. */
async function open() {
  socket().open();
  await vi.waitFor(() => socket().last('phx_join'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  signInWith('first');
});

afterEach(() => {
  stop();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  sockets = [];
});

async function watch() {
  const { watchTable } = await import('./table-watch');
  const heard = { onChange: vi.fn(), onOpen: vi.fn(), onClose: vi.fn() };
  stop = watchTable({ channel: 'bell', table: 'notifications', filter: 'user_id=eq.1', ...heard });
  return heard;
}

const subscribed = { extension: 'postgres_changes', status: 'ok', message: 'Subscribed' };
const insertion = { data: { type: 'INSERT', record: { id: 'new' } } };

test('joins with table, filter and session token, and passes on changes', async () => {
  const { onChange, onOpen } = await watch();
  await open();
  const [joinRef, ref, topic, , payload] = socket().last('phx_join');
  expect({ topic, payload }).toEqual({
    topic: 'realtime:bell',
    payload: {
      access_token: 'first',
      config: {
        postgres_changes: [
          { event: '*', schema: 'public', table: 'notifications', filter: 'user_id=eq.1' },
        ],
      },
    },
  });
  socket().say(joinRef, ref, 'phx_reply', { status: 'ok' });
  expect(onOpen).not.toHaveBeenCalled();
  socket().say(joinRef, null, 'system', subscribed);
  expect(onOpen).toHaveBeenCalledOnce();
  socket().say(joinRef, null, 'postgres_changes', insertion);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    eventType: 'INSERT',
    new: { id: 'new' },
    old: {},
  });
});

test('ignores messages of a channel after leaving it', async () => {
  const { onChange } = await watch();
  await open();
  const [joinRef] = socket().last('phx_join');
  stop();
  expect(socket().last('phx_leave')[0]).toBe(joinRef);
  socket().say(joinRef, null, 'postgres_changes', insertion);
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['the connection is lost', (server: FakeSocket) => server.close()],
  [
    'the server closes the channel',
    (server: FakeSocket) => server.say(server.last('phx_join')[0], null, 'phx_close', {}),
  ],
  [
    'the server refuses the subscription',
    (server: FakeSocket) =>
      server.say(server.last('phx_join')[0], null, 'system', { ...subscribed, status: 'error' }),
  ],
])('rejoins on a new connection after %s', async (_, fail) => {
  const { onOpen, onClose } = await watch();
  const before = socket();
  await open();
  fail(before);
  expect(onClose).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(RETRY_MS[0]);
  expect(socket()).not.toBe(before);
  await open();
  socket().say(socket().last('phx_join')[0], null, 'system', subscribed);
  expect(onOpen).toHaveBeenCalledOnce();
});

test('waits longer after each failure in a row', async () => {
  await watch();
  for (const pause of [...RETRY_MS, RETRY_MS[3]]) {
    const before = sockets.length;
    socket().close();
    vi.advanceTimersByTime(pause - 1);
    expect(sockets).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(before + 1);
  }
});

test('sends a new token with the next heartbeat and closes an unresponsive connection', async () => {
  const { onClose } = await watch();
  await open();
  const [joinRef] = socket().last('phx_join');
  signInWith('second');
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
  expect(socket().last('access_token')).toEqual([
    joinRef,
    expect.any(String),
    'realtime:bell',
    'access_token',
    { access_token: 'second' },
  ]);
  socket().say(null, socket().last('heartbeat')[1], 'phx_reply', { status: 'ok' });
  vi.advanceTimersByTime(HEARTBEAT_MS);
  expect(onClose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(HEARTBEAT_MS);
  expect(onClose).toHaveBeenCalledOnce();
});

test('retries if the session gets no token', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  const { onClose } = await watch();
  const before = socket();
  before.open();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  signInWith('later');
  vi.advanceTimersByTime(RETRY_MS[0]);
  expect(socket()).not.toBe(before);
  await open();
  expect(socket().last('phx_join')[4]).toMatchObject({ access_token: 'later' });
});
