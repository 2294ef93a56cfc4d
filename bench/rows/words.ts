import { DEAL_STAGES } from '../../lib/deals/stages.ts';
import { paths } from '../../lib/paths.ts';
import { TASK_STATUSES } from '../../lib/tasks/statuses.ts';
import { fillWords, WORDS } from '../../supabase/tests/volume/words.ts';
import { type Row, sampleEach } from '../row.ts';
import { startCountedPostgres } from '../support/buffers.ts';
import { ports } from '../support/ports.ts';
import { ask } from '../support/requests.ts';
import { openSite, openStack, SITE_URL } from '../support/site.ts';
import { cookieHeader } from '../support/staff.ts';
import { repeat } from '../support/statistics.ts';

const { admin } = paths;

/** Screens and pages that search, each with `q`. */
const searches = [
  admin.bookings,
  admin.tasks,
  `${admin.tasks}?view=board`,
  admin.deals,
  `${admin.deals}?view=board`,
  admin.clients,
  admin.companies,
  admin.enquiries,
  admin.automations,
  admin.incoming,
  admin.academy,
  admin.registrations,
  admin.subscribers,
  admin.courses,
  admin.jobs,
  admin.newsletter,
  admin.media,
  admin.gaps,
  admin.team,
  admin.invitations,
  paths.academy,
  paths.blog,
  paths.search,
];

/** The minimum of this many counts: a connection that has not planned a statement before also reads the catalogue. */
const READS = 4;

/** Returns the number of lists on a screen, counting each column of a board. */
function columnsOf(screen: string): number {
  if (!screen.includes('view=board')) return 1;
  return screen.startsWith(admin.deals) ? DEAL_STAGES.length : TASK_STATUSES.length;
}

/** Database reads of a page, for any search term. Jobs at night have separate rows. */
export const wordBuffers: Row = {
  name: 'word-buffers',
  what: 'pages of 8 kB that a search reads in the database for a word of every record, of one in fifty and of none, and for two letters of none, with 100,000 records of each kind; of a board for each column',
  unit: 'pages',
  bar: { most: 2000 },
  stack: 'PostgreSQL',
  measure: async (context) => {
    // The row has a separate database, so it replaces the site that the others share.
    await context.stop();
    const postgres = context.keep(await startCountedPostgres());
    const stack = await openStack({ apiPort: ports.api, databaseUrl: postgres.url });
    const site = context.keep(await openSite(stack));
    await site.start();
    await fillWords(stack.sql);
    const count = await postgres.openCounter(stack.sql);
    const cookie = await cookieHeader('leader', stack);
    const asked = searches.flatMap((screen) =>
      WORDS.map((word) => `${screen}${screen.includes('?') ? '&' : '?'}q=${word}`),
    );
    return sampleEach(asked, async (path) => {
      const read = () => ask({ url: SITE_URL + path, headers: { cookie } });
      await read();
      const counts = await repeat(READS, () => count(read));
      return { ours: [Math.min(...counts) / columnsOf(path)] };
    }).finally(context.stop);
  },
};
