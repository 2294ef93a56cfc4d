import { strict as assert } from 'node:assert';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';

/** Encodings that browsers accept. */
const ENCODINGS = 'br, gzip';

// An idle connection is closed here before the server closes it; otherwise a request could fail.
const agent = new Agent({ keepAlive: true, timeout: 2000 });

export type Ask = {
  url: string;
  headers?: Record<string, string>;
  /** Source IP on this machine, 127.x.x.x. */
  from?: string;
  /** Expected statuses. */
  expected?: number[];
  /** Pattern that a correct response never contains. To read it, the response is requested without compression. */
  without?: RegExp;
};

/** Returns the milliseconds until the last byte of the response. */
export async function ask(what: Ask): Promise<number> {
  const { url, headers, from, expected = [200], without } = what;
  const start = performance.now();
  const options = {
    agent,
    headers: { 'accept-encoding': without ? 'identity' : ENCODINGS, ...headers },
    ...(from ? { localAddress: from } : {}),
  };
  const [response] = await once(get(url, options), 'response');
  if (without) {
    const body = await text(response);
    assert(!without.test(body), `${url} contains ${without.exec(body)?.[0]}`);
  } else {
    await once(response.resume(), 'end');
  }
  assert(expected.includes(response.statusCode), `${url} answered ${response.statusCode}`);
  return performance.now() - start;
}

/** Sends `count` requests, a few concurrently; returns the milliseconds of each. */
export async function askOften(what: Ask, count: number, atOnce = 4): Promise<number[]> {
  const times: number[] = [];
  let asked = 0;
  const visit = async () => {
    while (asked < count) {
      asked += 1;
      times.push(await ask(what));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
  return times;
}
