import { setTimeout } from 'node:timers/promises';
import { callAction, type ServerForm } from '../../../e2e/support/form-post.ts';
import { signWith } from '../../../lib/core/security/token-signature.ts';
import { webinarPlacePath } from '../../../lib/paths/links.ts';
import { formWith, newAddress } from '../../support/booking-form.ts';
import { total } from '../../support/statistics.ts';
import { watched } from '../../support/steady-load.ts';
import { inFunction, loadClaim } from './load-claim.ts';
import { complain } from './outbox.ts';
import type { ProofSite } from './proof-site.ts';
import { sized } from './sizes.ts';

const ROUNDS = sized(5, 2);
const PLACES = 5;
const PEOPLE = sized(40, 10);
/** Timeout of a round without progress. */
const SECONDS = 90;
const PAUSE_MS = 50;

type Webinar = { id: string; held: string[]; waiting: string[] };

const idsOf = async (site: ProofSite, statement: string, webinar: string) =>
  (await site.stack.sql(statement, [webinar])).map(({ id }) => String(id));

/** Adds a full webinar with people on the waitlist. The ids are those of their private links. */
async function fullWebinar(site: ProofSite, round: number): Promise<Webinar> {
  const [webinar] = await site.stack.sql(
    `insert into public.webinars (slug, title, description, starts_at, presenter, capacity, state)
     values ('bench-waitlist-' || $1, 'Queues', 'Short.', now() + interval '4 days', 'Robin', ${PLACES}, 'published')
     returning id`,
    [String(round)],
  );
  const id = String(webinar?.id);
  await site.stack.sql(
    `insert into public.webinar_registrations (firstname, lastname, email, webinarid, webinartitle)
     select 'Robin', 'Bench', 'held-' || of || '@bench.example', $1::uuid, 'Queues'
     from generate_series(1, ${PLACES}) as of`,
    [id],
  );
  await site.stack.sql(
    `insert into public.webinar_waitlist (firstname, lastname, email, webinarid)
     select 'Robin', 'Bench', 'waits-' || of || '@bench.example', $1::uuid from generate_series(1, ${PEOPLE}) as of`,
    [id],
  );
  const linkOf = (table: string) =>
    `select private.webinar_link(webinarid, id, email) as id from public.${table} where webinarid = $1::uuid`;
  return {
    id,
    held: await idsOf(site, linkOf('webinar_registrations'), id),
    waiting: await idsOf(site, linkOf('webinar_waitlist'), id),
  };
}

type Press = (link: string) => Promise<string>;

/** Returns a function that clicks a button of a private page, as with JavaScript, and returns the notice. */
function pressOf({ stack }: ProofSite, form: ServerForm): Press {
  return async (link) => {
    const token = signWith(stack.secretKey, 'access-link', link);
    const { answer } = await callAction(form, { token }, { address: newAddress() });
    return /"notice":"(\w+)"/.exec(answer)?.[1] ?? answer.slice(0, 200);
  };
}

const formOf = ({ stack }: ProofSite, link: string, button: string) =>
  formWith(button, webinarPlacePath(signWith(stack.secretKey, 'access-link', link)));

type Round = { taken: number; given: number; wrong: string[]; overfull: number; left: number };

/**
 * All click concurrently: people with a seat give it up; people on the waitlist click until they get one, and then
 * give it up.
 */
async function race(site: ProofSite, round: number): Promise<Round> {
  const webinar = await fullWebinar(site, round);
  const [first = '', ...others] = webinar.held;
  const giveBack = pressOf(site, await formOf(site, first, 'Yes, give it back'));
  const results: Round = { taken: 0, given: 0, wrong: [], overfull: 0, left: 0 };
  const give = async (link: string) => {
    const notice = await giveBack(link);
    if (notice === 'placeGivenBack') results.given += 1;
    else results.wrong.push(notice);
  };
  await give(first);
  // The first person on the waitlist has an offer now, and therefore the button.
  const [offered] = await idsOf(
    site,
    `select private.webinar_link(webinarid, id, email) as id from public.webinar_waitlist
     where webinarid = $1::uuid and status = 'offered'`,
    webinar.id,
  );
  if (!offered) return { ...results, wrong: ['no one has the place that was given back'] };
  const take = pressOf(site, await formOf(site, offered, 'Take the place'));
  const deadline = performance.now() + SECONDS * 1000;
  const wait = async (link: string) => {
    while (performance.now() < deadline) {
      const notice = await take(link);
      if (notice === 'webinarTaken') {
        results.taken += 1;
        // The last ones keep theirs.
        if (results.taken <= PEOPLE - PLACES) await give(link);
        return;
      }
      if (notice !== 'webinarFullStays') results.wrong.push(notice);
      await setTimeout(PAUSE_MS);
    }
  };
  const pressing = Promise.all([...others.map(give), ...webinar.waiting.map(wait)]);
  await watched(pressing, async () => {
    results.overfull += await site.count(OVERFULL, [webinar.id]);
  });
  results.left = await site.count(HELD, [webinar.id]);
  return results;
}

const TAKEN = `
  (select count(*) from public.webinar_registrations r where r.webinarid = $1::uuid and r.given_back_at is null)
  + (select count(*) from public.webinar_waitlist e where e.webinarid = $1::uuid and e.status = 'offered')`;
const OVERFULL = `select case when ${TAKEN} > ${PLACES} then 1 else 0 end`;
const HELD = `
  select count(*) from public.webinars w join public.webinar_registrations r on r.webinarid = w.id
  where w.id = $1::uuid and r.given_back_at is null and w.registered_count = ${PLACES} and w.offered_count = 0`;

export const waitlist = loadClaim({
  name: 'waitlist',
  claim: `while ${PEOPLE} people who wait press at once, and each passes the place on, no place of ${PLACES} is given twice or stays empty`,
  bar: `${ROUNDS} of ${ROUNDS} times: ${PEOPLE} places taken, ${PEOPLE} given back, ${PLACES} held in the end, never more`,
  least: { count: 2 * ROUNDS * PEOPLE, of: 'places taken or given back' },
  faults: [
    {
      fault: 'a place given back is confirmed and kept',
      breaks: inFunction(
        'public.give_back_registration(uuid)',
        'set given_back_at = now()',
        'set given_back_at = r.given_back_at',
      ),
    },
    {
      fault: 'a place is offered to one too many',
      breaks: inFunction(
        'private.offer_places(public.webinars)',
        'limit greatest(free, 0)',
        'limit greatest(free, 0) + 1',
      ),
    },
  ],
  tryOn: async (site) => {
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await race(site, round));
    const [taken, given] = [total(rounds, 'taken'), total(rounds, 'given')];
    const overfull = total(rounds, 'overfull');
    const wrong = rounds.flatMap((one) => one.wrong);
    complain(wrong);
    const right = rounds.filter(({ left }) => left === PLACES).length;
    return {
      figure: `${right} of ${ROUNDS} right: ${taken} taken, ${given} given back; ${overfull} times more than ${PLACES}, ${wrong.length} wrong answers`,
      held: right === ROUNDS && overfull === 0 && wrong.length === 0,
      seen: taken + given,
    };
  },
});
