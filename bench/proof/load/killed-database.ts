import { setTimeout } from 'node:timers/promises';
import { notices } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import {
  type Answer,
  type Book,
  bookingAction,
  bookingForm,
  freeTimesInTurn,
  visitor,
} from '../../support/booking-form.ts';
import { SITE_URL } from '../../support/site.ts';
import { total } from '../../support/statistics.ts';
import { secondsUntil, uncached, under } from '../../support/steady-load.ts';
import type { Finding, Sabotaged } from '../claim.ts';
import { mailsMissing } from './booking-faults.ts';
import {
  type MortalStack,
  openEmbedded,
  openOnPostgres,
  openOnSmallDisk,
} from './embedded-stack.ts';
import { loadClaim } from './load-claim.ts';
import { complain, deliverAll, storedWithEvents } from './outbox.ts';
import type { ProofSite } from './proof-site.ts';
import { sized } from './sizes.ts';

const ROUNDS = sized(5);
const PAGES_PER_SECOND = 20;
const VISITORS_AT_ONCE = 4;
const SECONDS_UP = 4;
const SECONDS_DOWN = 4;
const BACK_WITHIN_SECONDS = 10;
const LEAST_BOOKED = 20;
const LEAST_REFUSED = ROUNDS * 10;

type Slots = Iterator<Record<string, string>>;

type Outage = {
  pages: number;
  pagesLost: number;
  /** Ids of the confirmed bookings. */
  confirmed: string[];
  /** Responses during the outage that return the form with its input and report the failure. */
  refused: number;
  /** All other responses. */
  wrong: string[];
  backAfter: number;
};

/** Returns whether a response reports that the booking failed and keeps the input. */
const isHandedBack = (answer: Answer) =>
  answer.kind === 'refused' && answer.text === notices.bookingFailed && answer.isKept;

/** Takes the database down under load, and restores it after a while. */
async function outage(
  database: MortalStack,
  books: readonly Book[],
  slots: Slots,
): Promise<Outage> {
  const confirmed: string[] = [];
  const wrong: string[] = [];
  let [refused, isOver] = [0, false];
  const visit = async (book: Book) => {
    while (!isOver) {
      const answer = await book({ ...visitor(), ...slots.next().value }).catch(
        (): Answer => ({ kind: 'error', status: 0 }),
      );
      if (answer.kind === 'booked') confirmed.push(answer.id);
      else if (isHandedBack(answer)) refused += 1;
      else wrong.push(JSON.stringify(answer).slice(0, 300));
    }
  };
  const pages = [paths.home, paths.about, paths.services, paths.blog, paths.booking];
  let backAfter = Number.NaN;
  const visiting: Promise<void>[] = [];
  const { sent, lost } = await under(
    PAGES_PER_SECOND,
    pages.map((path) => uncached(SITE_URL + path)),
    async () => {
      for (let nth = 0; nth < VISITORS_AT_ONCE; nth++) {
        const book = books[nth % books.length];
        if (book) visiting.push(visit(book));
      }
      await setTimeout(SECONDS_UP * 1000);
      await database.kill();
      await setTimeout(SECONDS_DOWN * 1000);
      await database.restart();
      const known = confirmed.length;
      backAfter = await secondsUntil(async () => confirmed.length > known, 30);
      await setTimeout(SECONDS_UP * 1000);
      isOver = true;
      await Promise.all(visiting);
    },
  );
  return { pages: sent, pagesLost: lost, confirmed, refused, wrong, backAfter };
}

async function tryOutages(site: ProofSite, database: MortalStack): Promise<Finding> {
  await database.stack.sql('update public.availability_settings set seats = 50');
  const slots = await freeTimesInTurn();
  const books = [await bookingAction(), await bookingForm()];
  const outages: Outage[] = [];
  for (let nth = 0; nth < ROUNDS; nth++) outages.push(await outage(database, books, slots));
  await deliverAll(site);
  const ids = outages.flatMap(({ confirmed }) => confirmed);
  const lost = ids.length - (await storedWithEvents(site, ids));
  const sum = (of: 'pages' | 'pagesLost' | 'refused') => total(outages, of);
  const wrong = outages.flatMap((one) => one.wrong);
  const slowest = Math.max(...outages.map(({ backAfter }) => backAfter));
  complain(wrong);
  return {
    figure: `${ROUNDS} outages: ${sum('pagesLost')} of ${sum('pages')} pages lost; ${sum('refused')} forms handed back, ${wrong.length} answered otherwise; ${lost} of ${ids.length} confirmed bookings lost; back after ${slowest.toFixed(1)} s at most`,
    held:
      sum('pagesLost') + wrong.length + lost === 0 &&
      sum('refused') >= LEAST_REFUSED &&
      slowest <= BACK_WITHIN_SECONDS,
    seen: ids.length,
  };
}

/** Returns the claim that the site survives an outage of its database. */
function outageClaim(name: string, when: string, open: () => Promise<MortalStack>): Sabotaged {
  let database: MortalStack;
  return loadClaim({
    name,
    claim: `when ${when} under load, stored pages answer, forms keep what was typed, and the site recovers without help`,
    bar: `${ROUNDS} outages: 0 pages and 0 confirmed bookings lost, every form handed back, back within ${BACK_WITHIN_SECONDS} s`,
    least: { count: ROUNDS * LEAST_BOOKED, of: 'confirmed bookings' },
    faults: [mailsMissing],
    options: async () => {
      database = await open();
      return { stack: database.stack };
    },
    tryOn: (site) => tryOutages(site, database),
  });
}

export const killedDatabase = outageClaim('killed-database', 'PostgreSQL is killed', () =>
  openOnPostgres(),
);
export const killedEmbedded = outageClaim(
  'killed-embedded',
  'the embedded Supabase of the demo is killed',
  openEmbedded,
);
export const fullDisk = outageClaim('full-disk', 'the disk of PostgreSQL is full', openOnSmallDisk);
