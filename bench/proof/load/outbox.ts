import { until } from '../../support/until.ts';
import type { ProofSite } from './proof-site.ts';

/** Makes waiting events due, like the passing of their retry delay. */
export async function skipBackOff({ stack }: ProofSite): Promise<void> {
  await stack.sql(
    `update public.outbox set next_attempt_at = now()
     where status = 'pending' and leased_until is null`,
  );
}

/** Ends the leases of a killed process, like the passing of 45 seconds. */
export async function skipLeases({ stack }: ProofSite): Promise<void> {
  await stack.sql(
    `update public.outbox set leased_until = now() - interval '1 second'
     where status = 'pending' and leased_until is not null`,
  );
}

/** Returns how many events are waiting or in progress. */
export const waiting = (site: ProofSite) =>
  site.count(`select count(*) from public.outbox where status = 'pending'`);

/** Calls the scheduler's endpoint, several times concurrently, until no event is waiting. */
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

/** Returns how many of these bookings are stored, with their webhook and their email delivered. */
export const storedWithEvents = (site: ProofSite, ids: string[]) =>
  site.count(
    `select count(*) from public.consultation_bookings b
     where b.id = any(string_to_array($1, ',')::uuid[])
       and (select count(*) from public.outbox o where o.record_id = b.id and o.status = 'delivered') = 2`,
    [ids.join()],
  );

/** Prints what went wrong, each thing once and only the first few, for the person who looks for the cause. */
export function complain(wrong: string[]): void {
  if (wrong.length > 0) console.error([...new Set(wrong)].slice(0, 5));
}

/** Ids of webhook events that arrived, and the errors among the arrivals; none if all are correct. */
export function arrivedEvents({ receiver }: ProofSite): { ids: Set<string>; wrong: number } {
  const eventOf = new Map<string, string>();
  let wrong = 0;
  for (const { id, bookingId, isSigned } of receiver.arrivals) {
    const known = eventOf.get(bookingId) ?? id;
    eventOf.set(bookingId, known);
    // A repeated event has the id of the first.
    if (!isSigned || known !== id) wrong += 1;
  }
  return { ids: new Set(eventOf.values()), wrong };
}
