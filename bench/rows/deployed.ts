import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { requireProgram } from '../anchors/nginx.ts';
import { type Row, sampleEach } from '../row.ts';
import { compareCpu } from '../support/cpu.ts';
import { type Ask, ask } from '../support/requests.ts';
import { interleave } from '../support/statistics.ts';

const run = promisify(execFile);

/** Turns of one second per round, because the speed of a virtual machine changes within seconds. */
const TURNS = 2;

/** Variations of a request that do not change the page. */
const ways: { name: string; query?: string; headers: Record<string, string> }[] = [
  { name: 'br', headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } },
  { name: 'gzip', headers: { 'accept-encoding': 'gzip' } },
  { name: 'no encoding', headers: { 'accept-encoding': 'identity' } },
  { name: 'an unknown argument', query: '?ref=x&mc_cid=1', headers: { 'accept-encoding': 'gzip' } },
  { name: 'a cookie', headers: { 'accept-encoding': 'gzip', cookie: '_ga=GA1.1; theme=dark' } },
];

/** Returns the requests per second that 32 connections complete. */
async function requestsPerSecond({ url, headers = {} }: Ask): Promise<number> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t', '1', '-c', '32', '-d', '1s', ...given, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} fails under load:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** Returns the pages with the smallest and the largest files, because the cost of a request grows with its bytes. */
async function extremes(url: string, pages: string[]): Promise<string[]> {
  const sizes = await Promise.all(
    pages.map(async (page) => ({ page, size: (await (await fetch(url + page)).text()).length })),
  );
  const sorted = sizes.toSorted((a, b) => a.size - b.size).map(({ page }) => page);
  return [...new Set([sorted[0], sorted.at(-1)])].filter((page) => page !== undefined);
}

/** Requests a page twice, and returns whether the proxy answered the second request from its cache. */
async function isKept(what: Ask): Promise<boolean> {
  await ask(what);
  const { headers } = await fetch(what.url, { headers: what.headers });
  return headers.get('x-proxy-cache') === 'HIT';
}

/** A page in each way to ask for it. */
const inEachWay = (pages: string[]) =>
  pages.flatMap((page) =>
    ways.map(({ name, query = '', headers }) => ({
      subject: `${page}, ${name}`,
      path: page + query,
      headers,
    })),
  );

export const deployed: Row[] = [
  {
    name: 'deployed-kept',
    what: 'public pages that the proxy does not answer by itself, in any way to ask for them',
    unit: 'requests',
    bar: { most: 0 },
    measure: async (context) => {
      const { url, pages } = await context.deployed();
      // The first request for a stale page from other rows returns the stored page, and Next renders it in the
      // background.
      for (const page of pages) await ask({ url: url + page });
      const asked = inEachWay(pages);
      const missed: string[] = [];
      for (const { subject, path, headers } of asked) {
        const what = { url: url + path, headers };
        // Twice, because nginx counts whole seconds: one may end between the two requests.
        if (!(await isKept(what)) && !(await isKept(what))) missed.push(subject);
      }
      if (missed.length > 0) console.error(missed);
      return [{ subject: `${asked.length} requests`, ours: [missed.length] }];
    },
  },
  {
    name: 'deployed',
    what: 'requests a second for a public page, as deployed',
    unit: 'requests/s',
    anchor: 'nginx serving the same files bare',
    bar: { least: 0.5 },
    measure: async (context) => {
      requireProgram('wrk');
      const { url, bareUrl, pages } = await context.deployed();
      return sampleEach(inEachWay(await extremes(bareUrl, pages)), ({ path, headers }) => {
        const at = (server: string) => () => requestsPerSecond({ url: server + path, headers });
        return interleave(context.rounds * TURNS, at(url), at(bareUrl));
      });
    },
  },
  {
    name: 'public-cpu',
    what: 'CPU of proxy and site for a public page, as deployed',
    unit: 'ms',
    anchor: '`next start` with an empty Next application',
    bar: { most: 0.5 },
    measure: async (context) => {
      const { url, bareUrl, pages, pid, serverPid } = await context.deployed();
      const floor = await context.floor();
      const [, largest = ''] = await extremes(bareUrl, pages);
      return sampleEach(inEachWay([largest]), ({ path, headers }) =>
        compareCpu(context, 600, {
          ours: { pids: () => [pid(), serverPid()], what: { url: url + path, headers } },
          anchor: { pids: () => [floor.pid()], what: { url: floor.url } },
        }),
      );
    },
  },
];
