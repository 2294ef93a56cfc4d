import { strict as assert } from 'node:assert';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { paths } from '../lib/paths.ts';
import { siteToMeasure } from './site.ts';

/** How much slower a static page may become while the free slots are read. */
const MAX_RATIO = 1.5;
const READS_PER_SECOND = 50;

const PAGES_PER_SECOND = 25;
const ROUNDS = 8;
const ROUND_MS = 3000;

/** So many readers that none of them meets the limit of the endpoint. */
const READERS = 500;

async function milliseconds(url: string, headers: Record<string, string> = {}) {
  const start = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  assert.equal(response.status, 200, url);
  return performance.now() - start;
}

/** Calls `ask` at a steady rate for the length of a round, without waiting for the answers. */
async function steadily(perSecond: number, ask: () => Promise<number>): Promise<number[]> {
  const start = performance.now();
  const asked: Promise<number>[] = [];
  while (performance.now() - start < ROUND_MS) {
    asked.push(ask());
    const next = start + (asked.length * 1000) / perSecond;
    await setTimeout(Math.max(0, next - performance.now()));
  }
  return Promise.all(asked);
}

function percentile(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}

const median = (times: number[]) => percentile(times, 0.5);

let reader = 0;

function read(url: string): Promise<number> {
  reader = (reader + 1) % READERS;
  return milliseconds(url, { 'x-forwarded-for': `10.1.${reader >> 8}.${reader & 255}` });
}

/** Visits the page in a thread of its own: this one is also the database's. */
async function measure() {
  const site = await siteToMeasure();
  const visitors = new Worker(new URL(import.meta.url), { workerData: site.url + paths.about });
  const p95OfRound = async (readsPerSecond: number) => {
    visitors.postMessage('visit');
    const [[times], reads] = await Promise.all([
      once(visitors, 'message'),
      readsPerSecond ? steadily(readsPerSecond, () => read(site.url + paths.slots)) : [],
    ]);
    return { page: percentile(times, 0.95), read: median(reads) };
  };
  try {
    await p95OfRound(READS_PER_SECOND);
    const idle: number[] = [];
    const busy: number[] = [];
    const reads: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      idle.push((await p95OfRound(0)).page);
      const { page, read } = await p95OfRound(READS_PER_SECOND);
      busy.push(page);
      reads.push(read);
    }
    const ratio = median(busy) / median(idle);
    console.table({
      [`p95 of ${paths.about}, idle`]: { ms: Number(median(idle).toFixed(1)) },
      [`p95 of ${paths.about}, ${READS_PER_SECOND} reads a second`]: {
        ms: Number(median(busy).toFixed(1)),
      },
      'a read, median': { ms: Number(median(reads).toFixed(1)) },
    });
    console.log(`${ratio.toFixed(2)} times as long`);
    assert(ratio <= MAX_RATIO, `more than ${MAX_RATIO} times as long`);
  } finally {
    await visitors.terminate();
    await site.stop();
  }
}

if (isMainThread) await measure();
parentPort?.on('message', async () => {
  parentPort?.postMessage(await steadily(PAGES_PER_SECOND, () => milliseconds(workerData)));
});
