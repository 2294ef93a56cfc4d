import { setTimeout } from 'node:timers/promises';
import { sitemapPaths } from '../../e2e/support/sitemap.ts';
import { paths } from '../../lib/paths.ts';
import { renderedPath } from '../anchors/empty-app.ts';
import { once, type Row } from '../row.ts';
import { residentBytes } from '../support/processes.ts';
import { ask } from '../support/requests.ts';
import { interleave, type Pair } from '../support/statistics.ts';
import { steadily } from '../support/steady-load.ts';

const PAGES_PER_SECOND = 25;
const SECONDS = 60;
/** Time until a server is idle after its first page. */
const SETTLING_MS = 3000;

const figures = once(async (context) => {
  const site = await context.site();
  const floor = await context.floor();
  // A starting server re-renders pages changed in the hour before, which the other rows have just done.
  await site.stack.sql('delete from public.stale_marks');
  // The first page must be younger than its ten minutes, or it is rendered again after each start.
  await site.start();
  await ask({ url: site.url });
  await setTimeout(SETTLING_MS);
  const start = await interleave(context.rounds, site.start, floor.start);
  // Both have just started and served one page.
  await setTimeout(SETTLING_MS);
  const memory = (): Pair => ({
    ours: [residentBytes(site.pid())],
    anchor: [residentBytes(floor.pid())],
  });
  const idle = memory();
  const pages = [...(await sitemapPaths(site.url)), paths.adminLogin, paths.memberLogin];
  const rate = { perSecond: PAGES_PER_SECOND, seconds: SECONDS };
  await Promise.all([
    steadily(rate, (nth) => ask({ url: site.url + pages[nth % pages.length] })),
    steadily(rate, () => ask({ url: floor.url + renderedPath })),
  ]);
  return { start, idle, busy: memory() };
});

const row = (
  name: string,
  what: string,
  figure: keyof Awaited<ReturnType<typeof figures>>,
  anchor = 'an empty Next application',
): Row => ({
  name,
  what,
  unit: figure === 'start' ? 'ms' : 'bytes',
  anchor,
  bar: { most: 1.3 },
  measure: async (context) => [
    {
      subject: figure === 'start' ? paths.home : 'next start',
      ...(await figures(context))[figure],
    },
  ],
});

const rendering = 'an empty Next application that renders its page for each request';

export const memory: Row[] = [
  row('cold-start', 'cold start to the first page', 'start'),
  row('idle-memory', 'resident memory when idle', 'idle'),
  row('busy-memory', `resident memory after ${SECONDS} s over all pages`, 'busy', rendering),
];
