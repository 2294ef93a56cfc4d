import { paths } from '../../lib/paths.ts';
import { fill, SMALL } from '../../supabase/tests/volume/volume.ts';
import { barePaths } from '../anchors/bare-app.ts';
import { EMBEDDED_API, type Row, sampleEach } from '../row.ts';
import { type Ask, askOften } from '../support/requests.ts';
import { apiHeaders, cookieHeader } from '../support/staff.ts';
import { interleave, median } from '../support/statistics.ts';

const { admin } = paths;
const screens = [
  admin.dashboard,
  admin.bookings,
  admin.tasks,
  `${admin.tasks}?view=board`,
  admin.clients,
  admin.team,
  admin.calendar,
];

/** Requests per round, one after the other. */
const REQUESTS = 15;

export const screenTimes: Row = {
  name: 'screen-time',
  what: 'server time of dashboard, lists, board, calendar',
  unit: 'ms',
  anchor: 'a bare page that asks who it is for, and for 50 rows',
  bar: { most: 2 },
  stack: EMBEDDED_API,
  measure: async (context) => {
    const { url, stack } = await context.site();
    const bareApp = await context.bareApp();
    await fill(stack.sql, SMALL);
    const cookie = await cookieHeader('leader', stack);
    const headers = await apiHeaders(stack);
    const timeOf = (what: Ask) => async () => median(await askOften(what, REQUESTS, 1));
    const bare = timeOf({ url: bareApp.url + barePaths.guarded, headers });
    await bare();
    return sampleEach(screens, async (path) => {
      const screen = timeOf({ url: url + path, headers: { cookie } });
      await screen();
      return interleave(context.rounds, screen, bare);
    });
  },
};
