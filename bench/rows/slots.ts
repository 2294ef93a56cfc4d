import { strict as assert } from 'node:assert';
import { paths } from '../../lib/paths.ts';
import { EMBEDDED_API, type Row } from '../row.ts';
import { bookingAction, countAnswers, freeDays, visitor } from '../support/booking-form.ts';
import { ask } from '../support/requests.ts';
import { interleave, percentile } from '../support/statistics.ts';
import { steadily } from '../support/steady-load.ts';
import { openVisitors } from '../support/visitor-thread.ts';

const SECONDS = 3;
const PAGES_PER_SECOND = 25;
const READS_PER_SECOND = 50;
const READERS = 250;
const RIVALS = 200;

export const slotReads: Row = {
  name: 'slot-reads',
  what: `p95 of /about while ${READS_PER_SECOND} slot reads a second arrive, as deployed`,
  unit: 'ms',
  anchor: 'the same page while nobody reads slots',
  bar: { most: 1.5 },
  stack: EMBEDDED_API,
  measure: async (context) => {
    const { url } = await context.deployed();
    const visitors = openVisitors();
    const read = (nth: number) =>
      ask({
        url: url + paths.slots,
        // From as many IPs, so that the rate limit blocks none of them.
        from: `127.1.0.${1 + (nth % READERS)}`,
      });
    const p95 = async (isRead: boolean) => {
      const [times] = await Promise.all([
        visitors.visit({
          url: url + paths.about,
          perSecond: PAGES_PER_SECOND,
          seconds: SECONDS,
        }),
        isRead && steadily({ perSecond: READS_PER_SECOND, seconds: SECONDS }, read),
      ]);
      return percentile(times, 0.95);
    };
    try {
      await p95(true);
      const times = await interleave(
        context.rounds,
        () => p95(true),
        () => p95(false),
      );
      return [{ subject: paths.about, ...times }];
    } finally {
      await visitors.stop();
    }
  },
};

export const rivals: Row = {
  name: 'rivals',
  what: `${RIVALS} rivals for one slot are all answered`,
  unit: 's',
  bar: { most: 3 },
  stack: EMBEDDED_API,
  measure: async (context) => {
    const { stack } = await context.site();
    const days = await freeDays();
    const ours: number[] = [];
    for (let round = 0; round < context.rounds; round++) {
      const date = days.at(-1 - round)?.date;
      assert(date, 'a free day is left');
      const book = await bookingAction();
      const startedAt = performance.now();
      const answers = await Promise.all(
        Array.from({ length: RIVALS }, () => book({ ...visitor(), date, time: '10:00 AM' })),
      );
      ours.push((performance.now() - startedAt) / 1000);
      assert.deepEqual(countAnswers(answers), { booked: 1, taken: RIVALS - 1 });
      await stack.sql('delete from public.consultation_bookings where email like $1', [
        '%@bench.example',
      ]);
    }
    return [{ subject: paths.booking, ours }];
  },
};
