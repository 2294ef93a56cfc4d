import type { Identity } from './identity.ts';
import type { Subscription } from './protocol.ts';

/** One joined channel of one client. */
export type Channel = {
  topic: string;
  joinRef: string | null;
  identity: Identity;
  subscriptions: (Subscription & { id: number })[];
  /** Sends a message on the channel. */
  push(event: string, payload: unknown): void;
  /** Ends the channel when its token expires. */
  expiry?: NodeJS.Timeout;
};

/** Returns whether a subscription includes changes of this type on this table, whatever its filter. */
export function concerns(
  subscription: Subscription,
  change: { type: string; table: { schema: string; name: string } },
): boolean {
  const { event, schema, table = '*' } = subscription;
  return (
    (event === '*' || event === change.type) &&
    (schema === '*' || schema === change.table.schema) &&
    (table === '*' || table === change.table.name)
  );
}
