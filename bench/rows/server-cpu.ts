import { paths } from '../../lib/paths.ts';
import { fill, SMALL } from '../../supabase/tests/volume/volume.ts';
import { barePaths } from '../anchors/bare-app.ts';
import { EMBEDDED_API, type Row, sampleEach } from '../row.ts';
import { compareCpu } from '../support/cpu.ts';
import type { NextServer } from '../support/next-server.ts';
import { notFound, publicPages } from '../support/pages.ts';
import { openedLesson } from '../support/private-pages.ts';
import type { Ask } from '../support/requests.ts';
import { cookieHeader } from '../support/staff.ts';
import type { Pair } from '../support/statistics.ts';

const REQUESTS = 100;

const sideOf = (server: NextServer, path = '', more: Partial<Ask> = {}) => ({
  pids: () => [server.pid()],
  what: { url: server.url + path, ...more },
});

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
      const pages = [...content, ...filtered, ...forms];
      const median: Pair = { ours: [], anchor: [] };
      for (const path of pages) {
        const ours = sideOf(site, path, { expected: [path === notFound ? 404 : 200] });
        const cpu = await compareCpu(context, REQUESTS, { ours, anchor: sideOf(floor) });
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
      return sampleEach([paths.admin.bookings], (path) =>
        compareCpu(context, REQUESTS, {
          ours: sideOf(site, path, { headers: { cookie } }),
          anchor: sideOf(bareApp, barePaths.rows),
        }),
      );
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
      return sampleEach(['a lesson'], () =>
        compareCpu(context, REQUESTS, {
          ours: sideOf(site, path, { headers: { cookie } }),
          anchor: sideOf(site, path),
        }),
      );
    },
  },
];
