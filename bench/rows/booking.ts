import { strict as assert } from 'node:assert';
import { BUSINESS_TIME_ZONE } from '../../lib/brand.ts';
import { paths } from '../../lib/paths.ts';
import { pgbench } from '../anchors/pgbench.ts';
import type { Row } from '../row.ts';
import { bookingAction, freeDays, type OpenDay, visitor } from '../support/booking-form.ts';
import { interleave, percentile } from '../support/statistics.ts';

const AT_ONCE = 8;
const EACH = 25;

/** Calls the same function as the action, with a random free slot of these days. */
const scriptFor = (days: OpenDay[]) => `
\\set day random(1, ${days.length})
\\set slot random(0, 16)
select public.book_consultation(jsonb_build_object(
  'firstname', 'Robin', 'lastname', 'Bench', 'company', 'Bench Ltd', 'phone', '+1 212 555 0100',
  'email', gen_random_uuid() || '@bench.example', 'meetingtype', 'Consultation', 'projectdescription', '',
  'idempotency_key', gen_random_uuid(), 'preferreddate', (
    (array[${days.map(({ date }) => `'${date}'`)}])[:day]::date + time '09:00' + :slot * interval '30 minutes'
  ) at time zone '${BUSINESS_TIME_ZONE}'
));
`;

const anyOf = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)];

export const bookingTime: Row = {
  name: 'booking-time',
  what: `p95 of the booking action, ${AT_ONCE} at once`,
  unit: 'ms',
  anchor: 'pgbench with the function that stores the booking',
  bar: { most: 5 },
  stack: 'embedded API on PostgreSQL; pgbench without the API',
  measure: async (context) => {
    const { stack } = await context.site();
    await stack.sql('update public.availability_settings set seats = 50');
    const days = await freeDays();
    const book = await bookingAction();
    const p95OfAction = async () => {
      const times: number[] = [];
      const visit = async () => {
        for (let nth = 0; nth < EACH; nth++) {
          const day = anyOf(days);
          const [date, time] = [day?.date ?? '', anyOf(day?.free ?? []) ?? ''];
          const start = performance.now();
          const answer = await book({ ...visitor(), date, time });
          times.push(performance.now() - start);
          assert.equal(answer.kind, 'booked', JSON.stringify(answer));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, visit));
      return percentile(times, 0.95);
    };
    const script = scriptFor(days);
    const p95OfFunction = async () =>
      percentile(await pgbench(stack.databaseUrl, script, { clients: AT_ONCE, each: EACH }), 0.95);
    await p95OfAction();
    const times = await interleave(context.rounds, p95OfAction, p95OfFunction);
    return [{ subject: paths.booking, ...times }];
  },
};
