import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Options = {
  accessToken: () => Promise<string>;
  reconnectAfterMs: (tries: number) => number;
};

const made = vi.hoisted(() => ({ options: [] as Options[], setAuth: vi.fn(async () => {}) }));
const page = { cookie: 'session-mark=one' };
const asked: string[] = [];
let answer = () => new Response();

vi.mock('@supabase/realtime-js', () => ({
  RealtimeClient: class {
    setAuth = made.setAuth;
    constructor(_url: string, options: Options) {
      made.options.push(options);
    }
  },
}));

async function connect(): Promise<Options> {
  vi.resetModules();
  const { realtime } = await import('./browser-realtime');
  realtime();
  const options = made.options.at(-1);
  if (!options) throw new Error('No client was made');
  return options;
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.splice(0);
  page.cookie = 'session-mark=one';
  answer = () => Response.json({ token: `token ${asked.length}`, expiresIn: 3600 });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`);
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for a token once, and again a minute before it ends', async () => {
  const { accessToken } = await connect();
  const both = await Promise.all([accessToken(), accessToken()]);
  expect(both).toEqual(['token 1', 'token 1']);
  expect(asked).toEqual(['POST /api/session/token']);
  vi.advanceTimersByTime(3_539_000);
  expect(await accessToken()).toBe('token 1');
  vi.advanceTimersByTime(1000);
  expect(await accessToken()).toBe('token 2');
});

it('asks again after a lost connection, and gives the token to the channels', async () => {
  const { accessToken, reconnectAfterMs } = await connect();
  await accessToken();
  expect(reconnectAfterMs(1)).toBe(1000);
  expect(made.setAuth).toHaveBeenCalled();
  expect(await accessToken()).toBe('token 2');
});

it('asks again for another session in the same browser', async () => {
  const { accessToken } = await connect();
  await accessToken();
  page.cookie = 'session-mark=two';
  expect(await accessToken()).toBe('token 2');
});

it('asks again after a refusal', async () => {
  const { accessToken } = await connect();
  answer = () => new Response(null, { status: 503 });
  await expect(accessToken()).rejects.toThrow('503');
  answer = () => Response.json({ token: 'token', expiresIn: 3600 });
  expect(await accessToken()).toBe('token');
});
