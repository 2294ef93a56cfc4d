import type { Database } from '../database/database.ts';
import type { Change } from './change-feed.ts';
import { type Channel, concerns } from './channel.ts';
import { meetsFilter } from './filter.ts';
import { visibleData } from './visibility.ts';

/**
 * Sends a change to each channel that subscribes to it and may see it. Channels with the same identity share one
 * database query.
 */
export async function broadcast(
  database: Database,
  channels: Iterable<Channel>,
  change: Change,
): Promise<void> {
  const audiences = Map.groupBy(channels, (channel) => JSON.stringify(channel.identity.claims));
  const met = new Map<string, Promise<boolean>>();
  const meets = (filter: string) => {
    const known = met.get(filter) ?? meetsFilter(database.query, change.table, change, filter);
    met.set(filter, known);
    return known;
  };

  for (const audience of audiences.values()) {
    const asking: { channel: Channel; ids: number[] }[] = [];
    for (const channel of audience) {
      const ids: number[] = [];
      for (const subscription of channel.subscriptions) {
        if (!concerns(subscription, change)) continue;
        if (!subscription.filter || (await meets(subscription.filter))) ids.push(subscription.id);
      }
      if (ids.length > 0) asking.push({ channel, ids });
    }
    const [first] = asking;
    if (!first) continue;
    const data = await visibleData(database, change, first.channel.identity).catch(unlessForbidden);
    if (!data) continue;
    for (const { channel, ids } of asking) channel.push('postgres_changes', { ids, data });
  }
}

/** Returns null if the policy calls a function that the role may not execute: it may not see the row then. */
function unlessForbidden(error: unknown): null {
  const isForbidden =
    typeof error === 'object' && error !== null && 'code' in error && error.code === '42501';
  if (!isForbidden) console.error('Realtime could not check a row:', error);
  return null;
}
