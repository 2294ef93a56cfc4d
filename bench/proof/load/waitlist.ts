import type { Claim } from '../claim.ts';
import { onSite, type ProofSite } from './proof-site.ts';
import { sized } from './sizes.ts';

const ROUNDS = sized(10, 2);
const PLACES = 5;
const PEOPLE = sized(100, 20);

/** Adds a webinar of which every place is held, with people who wait, and returns its id. */
async function fullWebinar({ stack }: ProofSite, round: number): Promise<string> {
  const [webinar] = await stack.sql(
    `insert into public.webinars (slug, title, description, starts_at, presenter, capacity, state)
     values ('bench-waitlist-' || $1, 'Queues', 'Short.', now() + interval '4 days', 'Robin', ${PLACES}, 'published')
     returning id`,
    [String(round)],
  );
  const id = String(webinar?.id);
  await stack.sql(
    `insert into public.webinar_registrations (firstname, lastname, email, webinarid, webinartitle)
     select 'Robin', 'Bench', 'held-' || of || '@bench.example', $1::uuid, 'Queues'
     from generate_series(1, ${PLACES}) as of`,
    [id],
  );
  await stack.sql(
    `insert into public.webinar_waitlist (firstname, lastname, email, webinarid)
     select 'Robin', 'Bench', 'waits-' || of || '@bench.example', $1::uuid from generate_series(1, ${PEOPLE}) as of`,
    [id],
  );
  return id;
}

const idsOf = async ({ stack }: ProofSite, table: string, webinar: string) =>
  (await stack.sql(`select id from public.${table} where webinarid = $1::uuid`, [webinar])).map(
    ({ id }) => String(id),
  );

/** Everybody presses at once: all who hold a place give it back, all who wait take one. Returns whether it went right. */
async function race(site: ProofSite, round: number): Promise<boolean> {
  const webinar = await fullWebinar(site, round);
  const held = await idsOf(site, 'webinar_registrations', webinar);
  const waiting = await idsOf(site, 'webinar_waitlist', webinar);
  const call = (name: string, id: string) =>
    site.stack.sql(`select public.${name}($1::uuid)`, [id]);
  await Promise.all([
    ...held.map((id) => call('give_back_registration', id)),
    ...waiting.map((id) => call('take_waiting_place', id)),
  ]);
  const wrong = await site.count(
    `select count(*) from public.webinars w
     where w.id = $1::uuid and w.registered_count + w.offered_count <> ${PLACES}`,
    [webinar],
  );
  return wrong === 0;
}

export const waitlist: Claim = {
  name: 'waitlist',
  claim: `while ${PEOPLE} people who wait press at once and ${PLACES} give their places back, no place is given twice or stays empty`,
  bar: `${ROUNDS} of ${ROUNDS} times: ${PLACES} places held or offered`,
  run: () =>
    onSite(async (site) => {
      let right = 0;
      for (let round = 0; round < ROUNDS; round++) right += Number(await race(site, round));
      return { figure: `${right} of ${ROUNDS} right`, held: right === ROUNDS };
    }),
};
