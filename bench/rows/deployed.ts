import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { requireProgram } from '../anchors/nginx.ts';
import type { Row } from '../row.ts';
import { interleave } from '../support/statistics.ts';

const run = promisify(execFile);

/** Turns of a second in each round: the speed of a virtual machine changes within seconds. */
const TURNS = 5;

/** Returns the requests a second that 32 connections get answered. */
async function requestsPerSecond(url: string): Promise<number> {
  const { stdout } = await run('wrk', [
    ...['-t', '1', '-c', '32', '-d', '1s'],
    ...['-H', 'Accept-Encoding: br, gzip'],
    url,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} fails under load:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

export const deployed: Row = {
  name: 'deployed',
  what: 'requests a second for a content page, as deployed',
  unit: 'requests/s',
  anchor: 'nginx serving the same files bare',
  bar: { least: 0.9 },
  measure: async (context) => {
    requireProgram('wrk');
    const { url, bareUrl, page } = await context.deployed();
    const figures = await interleave(
      context.rounds * TURNS,
      () => requestsPerSecond(url + page),
      () => requestsPerSecond(bareUrl + page),
    );
    return [{ subject: page, ...figures }];
  },
};
