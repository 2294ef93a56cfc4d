import { until } from '../../support/until.ts';
import type { ProofSite } from './proof-site.ts';

/** Makes waiting events due, as the time until their next attempt would. */
export async function skipBackOff({ stack }: ProofSite): Promise<void> {
  await stack.sql(
    `update public.outbox set next_attempt_at = now()
     where status = 'pending' and leased_until is null`,
  );
}

/** Ends the leases of a killed process, as 45 seconds would. */
export async function skipLeases({ stack }: ProofSite): Promise<void> {
  await stack.sql(
    `update public.outbox set leased_until = now() - interval '1 second'
     where status = 'pending' and leased_until is not null`,
  );
}

/** Returns how many events wait or are under way. */
export const waiting = (site: ProofSite) =>
  site.count(`select count(*) from public.outbox where status = 'pending'`);

/** Calls the scheduler's endpoint, several times at once, until no event waits. */
export async function deliverAll(
  site: ProofSite,
  { atOnce = 1, seconds = 90, between = async () => {} } = {},
): Promise<void> {
  await until(
    'no event waits',
    async () => {
      await Promise.all(Array.from({ length: atOnce }, () => site.deliver()));
      await between();
      return (await waiting(site)) === 0;
    },
    { seconds },
  );
}

/** Ids of webhook events that arrived, and what is wrong with the arrivals: nothing, if all is well. */
export function arrivedEvents({ receiver }: ProofSite): { ids: Set<string>; wrong: number } {
  const eventOf = new Map<string, string>();
  let wrong = 0;
  for (const { id, bookingId, isSigned } of receiver.arrivals) {
    const known = eventOf.get(bookingId) ?? id;
    eventOf.set(bookingId, known);
    // A repetition has the id of the first.
    if (!isSigned || known !== id) wrong += 1;
  }
  return { ids: new Set(eventOf.values()), wrong };
}
