import type { WebSocket } from 'ws';
import type { Keys } from '../api/supabase-api.ts';
import { type Channel, concerns } from './channel.ts';
import { isKnownFilter } from './filter.ts';
import { type Identity, identify } from './identity.ts';
import {
  accessTokenPayload,
  decode,
  encode,
  joinPayload,
  type Message,
  type ProtocolVersion,
  type Subscription,
} from './protocol.ts';
import type { Table } from './table.ts';

// Maximum delay of setTimeout; longer delays fire immediately.
const LONGEST_TIMEOUT = 2 ** 31 - 1;

let lastSubscriptionId = 0;

/** Handles one client until it disconnects, and tracks its channels in the given set. */
export function converse(settings: {
  client: WebSocket;
  version: ProtocolVersion;
  apiKey: string;
  keys: Keys;
  tables: Map<string, Table>;
  channels: Set<Channel>;
}): void {
  const { client, version, apiKey, keys, tables, channels } = settings;
  const joined = new Map<string, Channel>();

  const send = (message: Message) => client.send(encode(message, version));
  const reply = ({ joinRef, ref, topic }: Message, status: 'ok' | 'error', response: object = {}) =>
    send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });

  const leave = (channel: Channel) => {
    clearTimeout(channel.expiry);
    channels.delete(channel);
    joined.delete(channel.topic);
  };

  const say = (channel: Channel, status: 'ok' | 'error', extension: string, message: string) => {
    const name = channel.topic.replace(/^realtime:/, '');
    channel.push('system', { channel: name, extension, message, status });
  };

  const end = (channel: Channel, reason: string) => {
    say(channel, 'error', 'system', reason);
    channel.push('phx_close', {});
    leave(channel);
  };

  const trust = (channel: Channel, identity: Identity) => {
    channel.identity = identity;
    clearTimeout(channel.expiry);
    if (identity.expiresAt === null) return;
    const remaining = Math.min(identity.expiresAt - Date.now(), LONGEST_TIMEOUT);
    channel.expiry = setTimeout(() => end(channel, 'Token has expired'), remaining);
    channel.expiry.unref();
  };

  const join = (message: Message) => {
    const before = joined.get(message.topic);
    if (before) leave(before);
    const parsed = joinPayload.safeParse(message.payload);
    if (!parsed.success) return reply(message, 'error', { reason: 'InvalidJoinPayload' });
    const { access_token: token, config } = parsed.data;
    const { topic, joinRef } = message;
    const identity = identify(token ?? apiKey, keys);
    const subscriptions = config.postgres_changes.map((asked) => ({
      ...asked,
      id: ++lastSubscriptionId,
    }));
    const channel: Channel = {
      topic,
      joinRef,
      identity,
      subscriptions: subscriptions.filter((subscription) => isKnown(subscription, tables)),
      push: (event, payload) => send({ joinRef, ref: null, topic, event, payload }),
    };
    trust(channel, identity);
    joined.set(topic, channel);
    channels.add(channel);

    // Must be identical to the request, because the client compares them.
    reply(message, 'ok', { postgres_changes: subscriptions });
    if (subscriptions.length === 0) return;
    if (channel.subscriptions.length === subscriptions.length) {
      say(channel, 'ok', 'postgres_changes', 'Subscribed to PostgreSQL');
    } else {
      say(
        channel,
        'error',
        'postgres_changes',
        'Unable to subscribe to changes with given parameters: no such published table or filter',
      );
    }
  };

  const answer = (message: Message) => {
    const channel = joined.get(message.topic);
    if (message.topic === 'phoenix' && message.event === 'heartbeat') return reply(message, 'ok');
    if (message.event === 'phx_join') return join(message);
    if (!channel) return reply(message, 'error', { reason: 'unmatched topic' });
    if (message.event === 'access_token') {
      const parsed = accessTokenPayload.safeParse(message.payload);
      if (parsed.success) trust(channel, identify(parsed.data.access_token, keys));
      return;
    }
    if (message.event === 'phx_leave') {
      leave(channel);
      reply(message, 'ok');
      return channel.push('phx_close', {});
    }
    reply(message, 'error', { reason: `unsupported event ${message.event}` });
  };

  client.on('message', (data, isBinary) => {
    // Only broadcasts are binary, and they are not supported.
    if (isBinary) return;
    let message: Message | undefined;
    try {
      message = decode(data.toString(), version);
      answer(message);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'malformed message';
      const channel = message && joined.get(message.topic);
      if (channel) end(channel, reason);
      else if (message) reply(message, 'error', { reason });
      else client.close(1003, 'malformed message');
    }
  });
  client.on('close', () => {
    for (const channel of joined.values()) leave(channel);
  });
  client.on('error', () => client.terminate());
}

function isKnown(subscription: Subscription, tables: Map<string, Table>): boolean {
  const { filter } = subscription;
  const matching = [...tables.values()].filter((table) =>
    concerns({ ...subscription, event: '*' }, { type: '*', table }),
  );
  return matching.some((table) => !filter || isKnownFilter(table, filter));
}
