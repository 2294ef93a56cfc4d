import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { requireProgram } from '../anchors/nginx.ts';
import type { Row, Sample } from '../row.ts';
import { cpuMilliseconds } from '../support/processes.ts';
import { type Ask, ask, askOften } from '../support/requests.ts';
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
      const asked = pages.flatMap((page) => ways.map((way) => ({ page, way })));
      const missed: string[] = [];
      for (const { page, way } of asked) {
        const what = { url: url + page + (way.query ?? ''), headers: way.headers };
        // Twice, because nginx counts whole seconds: one may end between the two requests.
        if (!(await isKept(what)) && !(await isKept(what))) missed.push(`${page} (${way.name})`);
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
      const samples: Sample[] = [];
      for (const page of await extremes(bareUrl, pages)) {
        for (const { name, query = '', headers } of ways) {
          const figures = await interleave(
            context.rounds * TURNS,
            () => requestsPerSecond({ url: url + page + query, headers }),
            () => requestsPerSecond({ url: bareUrl + page + query, headers }),
          );
          samples.push({ subject: `${page}, ${name}`, ...figures });
        }
      }
      return samples;
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
      const samples: Sample[] = [];
      const cost = async (what: Ask, pids: () => number[]) => {
        const used = () => pids().reduce((sum, one) => sum + cpuMilliseconds(one), 0);
        const before = used();
        await askOften(what, 600);
        return (used() - before) / 600;
      };
      const [, page = ''] = await extremes(bareUrl, pages);
      for (const { name, query = '', headers } of ways) {
        const ours = { url: url + page + query, headers };
        const anchor = { url: floor.url };
        // Until V8 has compiled the hot code.
        await Promise.all([askOften(ours, 600), askOften(anchor, 600)]);
        const figures = await interleave(
          context.rounds,
          () => cost(ours, () => [pid(), serverPid()]),
          () => cost(anchor, () => [floor.pid()]),
        );
        samples.push({ subject: `${page}, ${name}`, ...figures });
      }
      return samples;
    },
  },
];
