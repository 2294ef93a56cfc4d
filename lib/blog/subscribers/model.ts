import { z } from 'zod';
import { consentColumns } from '@/lib/core/supabase/columns';
import type { SubscriberState } from './rules';

/** A subscriber of the blog; timestamps as the database returns them. */
export const subscriber = z
  .object({
    id: z.guid(),
    email: z.string(),
    subscribedAt: z.string(),
    confirmedAt: z.string().nullable(),
    endedAt: z.string().nullable(),
    bouncedAt: z.string().nullable(),
    ...consentColumns,
  })
  .transform((row) => ({ ...row, state: stateOf(row) }));
export type Subscriber = z.output<typeof subscriber>;

/** Returns the state of a stored subscription. */
export function stateOf(row: {
  confirmedAt: string | null;
  endedAt: string | null;
  bouncedAt: string | null;
}): SubscriberState {
  if (row.endedAt) return 'ended';
  if (row.bouncedAt) return 'bounced';
  return row.confirmedAt ? 'active' : 'unconfirmed';
}
