import { paths } from '../../lib/paths.ts';
import { EMBEDDED_API, type Row, type Sample } from '../row.ts';
import { askOften } from '../support/requests.ts';
import { apiHeaders, cookieHeader } from '../support/staff.ts';
import { interleave, median } from '../support/statistics.ts';
import { fill, SMALL } from '../support/volume.ts';

const { admin } = paths;
const screens = [admin.dashboard, admin.bookings, admin.tasks, admin.clients, admin.calendar];

/** Requests of a round, one after the other. */
const REQUESTS = 15;

export const screenTimes: Row = {
  name: 'screen-time',
  what: 'server time of dashboard, lists, calendar',
  unit: 'ms',
  anchor: 'one round trip to the database on the same stack',
  bar: { most: 2.5 },
  stack: EMBEDDED_API,
  measure: async (context) => {
    const { url, stack } = await context.site();
    await fill(stack.sql, SMALL);
    const cookie = await cookieHeader('leader', stack);
    // The question that every screen must ask: who is this?
    const question = {
      url: `${stack.url}/rest/v1/rpc/my_access`,
      headers: await apiHeaders(stack),
    };
    const roundTrip = async () => median(await askOften(question, REQUESTS, 1));
    const samples: Sample[] = [];
    for (const path of screens) {
      const screen = { url: url + path, headers: { cookie } };
      const time = async () => median(await askOften(screen, REQUESTS, 1));
      await time();
      samples.push({ subject: path, ...(await interleave(context.rounds, time, roundTrip)) });
    }
    return samples;
  },
};
