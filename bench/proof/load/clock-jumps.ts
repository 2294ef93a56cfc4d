import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { paths } from '../../../lib/paths.ts';
import { bookingInTurn } from '../../support/booking-form.ts';
import { SITE_URL } from '../../support/site.ts';
import { mailsMissing } from './booking-faults.ts';
import { inFunction, loadClaim } from './load-claim.ts';
import { complain, deliverAll, skipBackOff, storedWithEvents, waiting } from './outbox.ts';
import { sized } from './sizes.ts';

const HOUR = 3600;
/** Offsets of the server's clock in seconds, each applied for a while. */
const JUMPS = [HOUR, -HOUR, 24 * HOUR, -24 * HOUR];
const BOOKINGS_EACH = sized(20, 5);
/** Calls of the scheduler while the clock is wrong: enough to use up all attempts of an event. */
const CALLS = 10;

const folder = mkdtempSync(join(tmpdir(), 'tech-link-clock-'));
const CLOCK_FILE = join(folder, 'offset');
const setClock = async (seconds: number) => {
  writeFileSync(CLOCK_FILE, String(seconds));
  // The server reads it twenty times a second.
  await setTimeout(200);
};

/** Consultations booked for a time already past by the clock of the database. */
const PAST = `
  select count(*) from public.consultation_bookings
  where email like '%@bench.example' and preferreddate <= created_at`;

export const clockJumps = loadClaim({
  name: 'clock-jumps',
  claim: `a server whose clock jumps by an hour and by a day, ahead and back, loses no booking and no event, books no past time, and answers every page`,
  bar: `${JUMPS.length} jumps: every confirmed booking stored, its webhook and mail delivered once the clock is right, 0 past times, 0 pages lost`,
  least: { count: JUMPS.length * BOOKINGS_EACH, of: 'confirmed bookings' },
  faults: [
    {
      fault: 'a failed attempt is the last',
      breaks: inFunction(
        'public.record_outbox_attempt(uuid,uuid,boolean,integer,text,integer,integer,jsonb)',
        "when retry_seconds is null then 'dead'",
        "when not succeeded then 'dead'",
      ),
    },
    mailsMissing,
  ],
  options: async () => {
    await setClock(0);
    return {
      env: {
        CLOCK_FILE,
        NODE_OPTIONS: `--import ${new URL('jumping-clock.ts', import.meta.url).href}`,
      },
    };
  },
  tryOn: async (site) => {
    const { receiver } = site;
    const book = await bookingInTurn(site.stack);
    // A receiver rejects a signature whose time is five minutes off.
    receiver.behave((_id, _attempt, isSigned) => ({ status: isSigned ? 200 : 401 }));
    const confirmed: string[] = [];
    const wrong: string[] = [];
    let pagesLost = 0;
    for (const jump of JUMPS) {
      await setClock(jump);
      for (let nth = 0; nth < BOOKINGS_EACH; nth++) {
        const answer = await book();
        if (answer.kind === 'booked') confirmed.push(answer.id);
        else wrong.push(JSON.stringify(answer).slice(0, 300));
      }
      for (const path of [paths.home, paths.booking, paths.slots, paths.adminLogin, paths.ready]) {
        const { status } = await fetch(SITE_URL + path);
        if (status !== 200) pagesLost += 1;
      }
      for (let call = 0; call < CALLS; call++) await site.deliver();
      await setClock(0);
      // An event that failed once is due within minutes, unless the wrong clock set the time.
      const late = await site.count(
        `select count(*) from public.outbox where status = 'pending' and next_attempt_at > now() + interval '10 minutes'`,
      );
      if (late > 0) wrong.push(`${late} events wait for a time of the wrong clock`);
    }
    await deliverAll(site, { between: () => skipBackOff(site) });
    const delivered = await storedWithEvents(site, confirmed);
    const past = await site.count(PAST);
    complain(wrong);
    return {
      figure: `${JUMPS.length} jumps: ${confirmed.length} booked, ${delivered} of them with webhook and mail, ${await waiting(site)} events left, ${wrong.length} answers wrong, ${past} past times, ${pagesLost} pages lost`,
      held: delivered === confirmed.length && wrong.length === 0 && past === 0 && pagesLost === 0,
      seen: confirmed.length,
    };
  },
});
