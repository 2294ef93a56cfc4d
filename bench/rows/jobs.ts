import { fillIdle, readJobs } from '../../supabase/tests/volume/jobs.ts';
import { BOOKINGS_A_DAY, fillNight, ROWS_A_BOOKING } from '../../supabase/tests/volume/night.ts';
import { fill, LARGE } from '../../supabase/tests/volume/volume.ts';
import { once, type Row } from '../row.ts';
import { openStack } from '../support/site.ts';

const DAYS = 3;
const HOUR_MS = 3_600_000;
/** More than six calls for each connection of the pool, because PostgreSQL plans the first ones anew. */
const ASKED = 150;
/** Below this number, a single page decides the ratio. */
const FEW_PAGES = 10;

const figures = once(async (context) => {
  const few = context.keep(await openStack());
  const many = context.keep(await openStack());
  await fill(many.sql, LARGE);
  await fillNight(many.sql, DAYS * BOOKINGS_A_DAY);
  await fillIdle(many.sql);

  const run = crypto.randomUUID();
  const until = Date.now() + HOUR_MS;
  let isOver = false;
  while (!isOver && Date.now() < until) {
    const [answer] = await many.sql("select public.run_retention($1) ->> 'outcome' as outcome", [
      run,
    ]);
    isOver = answer?.outcome !== 'more';
  }
  const removed = await many.sql(
    "select table_name, (after ->> 'count')::int as count from public.audit_log where record_id = $1 and action = 'expire'",
    [run],
  );
  const [seen, large] = [await readJobs(few.sql, ASKED), await readJobs(many.sql, ASKED)];
  return {
    removed: Object.entries(ROWS_A_BOOKING).map(([subject, rows]) => ({
      subject,
      ours: [Number(removed.find(({ table_name }) => table_name === subject)?.count ?? 0)],
      anchor: [DAYS * BOOKINGS_A_DAY * rows],
    })),
    pages: [...large].map(([subject, pages]) => ({
      subject,
      ours: [Math.max(FEW_PAGES, pages)],
      anchor: [Math.max(FEW_PAGES, seen.get(subject) ?? 0)],
    })),
  };
});

export const jobs: Row[] = [
  {
    name: 'jobs-night',
    what: 'rows that a night of retention removes within an hour, of each kind',
    unit: 'rows',
    anchor: `what ${DAYS} days of ${BOOKINGS_A_DAY.toLocaleString('en-US')} bookings bring`,
    bar: { least: 1 },
    stack: 'PostgreSQL',
    measure: async (context) => (await figures(context)).removed,
  },
  {
    name: 'jobs-idle',
    what: 'pages of the database that a job of the scheduler reads with nothing due, 100,000 bookings',
    unit: 'pages',
    anchor: 'the same with the seed alone; fewer than 10 count as 10',
    bar: { most: 2 },
    stack: 'PostgreSQL',
    measure: async (context) => (await figures(context)).pages,
  },
];
