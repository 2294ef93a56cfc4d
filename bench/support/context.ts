import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../e2e/support/find-chromium.ts';
import { startBareApp } from '../anchors/bare-app.ts';
import { startEmptyApp } from '../anchors/empty-app.ts';
import { startDeployed } from '../anchors/nginx.ts';
import { ports } from './ports.ts';
import { openSite, type Site } from './site.ts';
import { cookiesOf } from './staff.ts';

type Part = { stop(): Promise<void> };

/** Servers and browsers that the rows share; each starts when a row first needs it. */
export type Context = ReturnType<typeof openContext>;

export function openContext(rounds: number) {
  const started: (() => Promise<void>)[] = [];

  /** Returns a function that starts the part once, until everything has been stopped. */
  function lazily<T extends Part>(start: () => Promise<T>): () => Promise<T> {
    let part: Promise<T> | null = null;
    return () => {
      if (part) return part;
      const starting = start();
      part = starting;
      started.push(async () => {
        part = null;
        // A part that failed to start has cleaned up after itself.
        await (await starting.catch(() => null))?.stop();
      });
      return starting;
    };
  }

  const site = lazily(async () => {
    const opened = await openSite();
    try {
      await opened.start();
    } catch (error) {
      await opened.stop();
      throw error;
    }
    return opened;
  });

  const browser = lazily(async () => {
    const args = [`--remote-debugging-port=${ports.browser}`];
    const opened = await chromium.launch({ executablePath: findChromium(), args });
    return Object.assign(opened, { stop: () => opened.close() });
  });

  /** Runs `work` with a browser on a desk in which a leader is signed in. */
  async function asLeader<T>(work: (desk: BrowserContext, site: Site) => Promise<T>): Promise<T> {
    const opened = await site();
    const desk = await (await browser()).newContext({ viewport: { width: 1440, height: 900 } });
    try {
      await desk.addCookies(await cookiesOf('leader', opened.stack));
      return await work(desk, opened);
    } finally {
      await desk.close();
    }
  }

  return {
    rounds,
    /** The production site on a fresh PostgreSQL with the seed's data. */
    site,
    /** An empty Next application: the minimum cost of a Next page. */
    floor: lazily(startEmptyApp),
    /** Pages that do one thing without our code around it. */
    bareApp: lazily(async () => startBareApp((await site()).stack)),
    /** nginx in front of the site, and nginx alone with the same pages. */
    deployed: lazily(async () => startDeployed(await site())),
    browser,
    asLeader,
    /** Registers a part that only one row uses, to be stopped with the others. */
    keep<T extends Part>(part: T): T {
      started.push(() => part.stop());
      return part;
    },
    /** Stops all running parts, the last started first. */
    stop: async () => {
      for (let part = started.pop(); part; part = started.pop()) await part();
    },
  };
}

/** Returns a function that makes the CPU of the page this many times slower. */
export async function throttleOf(page: Page): Promise<(rate: number) => Promise<unknown>> {
  const protocol = await page.context().newCDPSession(page);
  return (rate) => protocol.send('Emulation.setCPUThrottlingRate', { rate });
}
