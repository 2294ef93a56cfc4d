import { paths } from '../../lib/paths.ts';
import { fill, SMALL } from '../../supabase/tests/volume/volume.ts';
import { barePaths } from '../anchors/bare-app.ts';
import { EMBEDDED_API, type Row } from '../row.ts';
import type { Context } from '../support/context.ts';
import type { NextServer } from '../support/next-server.ts';
import { notFound, publicPages } from '../support/pages.ts';
import { openedLesson } from '../support/private-pages.ts';
import { type Ask, askOften, cpuPerRequest } from '../support/requests.ts';
import { cookieHeader } from '../support/staff.ts';
import { interleave, type Pair } from '../support/statistics.ts';

type Side = { server: NextServer; what: Ask };

/** CPU time of the server per request, over a few keep-alive connections. */
async function compareCpu(
  { rounds }: Context,
  sides: { ours: Side; anchor: Side },
  requests: number,
) {
  const { ours, anchor } = sides;
  // Until V8 has compiled the hot code.
  for (const { what } of [ours, anchor]) await askOften(what, requests);
  const measure =
    ({ server, what }: Side) =>
    () =>
      cpuPerRequest(server.pid(), what, requests);
  return interleave(rounds, measure(ours), measure(anchor));
}

const REQUESTS = 100;

export const serverCpu: Row[] = [
  {
    name: 'start-cpu',
    what: 'CPU of `npm start` for a public page, without a proxy in front of it: median of all',
    unit: 'ms',
    anchor: 'the page of an empty Next application',
    bar: { most: 3 },
    measure: async (context) => {
      const site = await context.site();
      const floor = await context.floor();
      const { content, filtered, forms } = await publicPages(site.url);
      const anchor = { server: floor, what: { url: floor.url } };
      const pages = [...content, ...filtered, ...forms];
      const median: Pair = { ours: [], anchor: [] };
      for (const path of pages) {
        const expected = path === notFound ? [404] : [200];
        const ours = { server: site, what: { url: site.url + path, expected } };
        const cpu = await compareCpu(context, { ours, anchor }, REQUESTS);
        median.ours.push(...cpu.ours);
        median.anchor.push(...cpu.anchor);
      }
      return [{ subject: `${pages.length} pages`, ...median }];
    },
  },
  {
    name: 'staff-list-cpu',
    what: 'CPU of `next start` for a staff list of 50 rows',
    unit: 'ms',
    anchor: 'a bare page with one query and 50 rows',
    bar: { most: 2 },
    stack: EMBEDDED_API,
    measure: async (context) => {
      const site = await context.site();
      const bareApp = await context.bareApp();
      await fill(site.stack.sql, SMALL);
      const cookie = await cookieHeader('leader', site.stack);
      const path = paths.admin.bookings;
      const ours = { server: site, what: { url: site.url + path, headers: { cookie } } };
      const anchor = { server: bareApp, what: { url: bareApp.url + barePaths.rows } };
      return [{ subject: path, ...(await compareCpu(context, { ours, anchor }, 100)) }];
    },
  },
  {
    name: 'lesson-cpu',
    what: 'CPU of `next start` for a lesson that a student reads',
    unit: 'ms',
    anchor: 'the same URL for somebody who is no student: a title and a form',
    bar: { most: 2 },
    stack: EMBEDDED_API,
    measure: async (context) => {
      const site = await context.site();
      const { cookie, path } = await openedLesson(site.stack);
      const ours = { server: site, what: { url: site.url + path, headers: { cookie } } };
      const anchor = { server: site, what: { url: site.url + path } };
      return [{ subject: 'a lesson', ...(await compareCpu(context, { ours, anchor }, 100)) }];
    },
  },
];
