import { publishableKey, supabaseUrl } from './browser';
import { forgetRealtimeToken, realtimeToken } from './realtime-token';

/** A server closes a connection after a minute of silence. */
export const HEARTBEAT_MS = 25_000;
/** Delays before reconnecting; the last one repeats. */
export const RETRY_MS = [1000, 2000, 5000, 15_000] as const;

/** A change of a row: `new` is empty after a deletion, `old` after an insertion; else `old` has at least the id. */
export type TableChange = { eventType: string; new: object; old: object };

type Watch = {
  /** Name of the channel; unique among the subscriptions of a page. */
  channel: string;
  table: string;
  /** A filter such as `user_id=eq.…`. */
  filter?: string;
  onChange: (change: TableChange) => void;
  /** Called when changes start to arrive, also after an interruption: earlier changes are unknown. */
  onOpen: () => void;
  onClose?: () => void;
};

type Payload = {
  status?: string;
  extension?: string;
  data?: { type: string; record?: object; old_record?: object };
};
type Message = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: Payload,
];

const watches = new Set<Watch>();
let connection: ReturnType<typeof connect> | null = null;
let failures = 0;

/**
 * Subscribes to the changes of a table that row-level security shows to the session, using Supabase's Realtime
 * protocol. Supabase's own client adds 17 kB to every staff screen, mostly for features that we do not use.
 * @returns a function that unsubscribes
 */
export function watchTable(watch: Watch): () => void {
  watches.add(watch);
  connection ??= connect();
  connection.join(watch);
  return () => {
    watches.delete(watch);
    connection?.leave(watch);
  };
}

/** Opens the page's connection. Any failure closes it, and the next connection joins all channels again. */
function connect() {
  const url = `${supabaseUrl.replace(/^http/, 'ws')}/realtime/v1/websocket`;
  const socket = new WebSocket(`${url}?apikey=${publishableKey}&vsn=2.0.0`);
  const joined = new Map<Watch, string>();
  let refs = 0;
  let token: string | null = null;
  let unanswered: string | null = null;

  const send = (joinRef: string | null, topic: string, event: string, payload: object) => {
    const ref = String(++refs);
    socket.send(
      JSON.stringify([joinRef ?? (event === 'phx_join' ? ref : null), ref, topic, event, payload]),
    );
    return ref;
  };
  const topicOf = ({ channel }: Watch) => `realtime:${channel}`;

  function join(watch: Watch) {
    if (token === null || socket.readyState !== WebSocket.OPEN) return;
    const { table, filter } = watch;
    const payload = {
      access_token: token,
      config: { postgres_changes: [{ event: '*', schema: 'public', table, filter }] },
    };
    joined.set(watch, send(null, topicOf(watch), 'phx_join', payload));
  }

  function leave(watch: Watch) {
    const joinRef = joined.get(watch);
    if (!joinRef || socket.readyState !== WebSocket.OPEN) return;
    joined.delete(watch);
    send(joinRef, topicOf(watch), 'phx_leave', {});
  }

  /** Keeps the connection open, and its channels when the session gets another token. */
  async function beat() {
    if (unanswered) return socket.close();
    unanswered = send(null, 'phoenix', 'heartbeat', {});
    const current = await realtimeToken().catch(() => token);
    if (current === token || socket.readyState !== WebSocket.OPEN) return;
    token = current;
    for (const [watch, joinRef] of joined) {
      send(joinRef, topicOf(watch), 'access_token', { access_token: token });
    }
  }

  function receive([joinRef, ref, , event, payload]: Message) {
    if (ref !== null && ref === unanswered) {
      unanswered = null;
      failures = 0;
    }
    const [watch] = [...joined].find(([, own]) => own === joinRef) ?? [];
    if (!watch) return;
    if (event === 'postgres_changes' && payload.data) {
      const { type: eventType, record = {}, old_record: old = {} } = payload.data;
      watch.onChange({ eventType, new: record, old });
    } else if (event === 'system' && payload.extension === 'postgres_changes') {
      if (payload.status !== 'ok') return socket.close();
      watch.onOpen();
    } else if (event === 'phx_close' || event === 'phx_error' || payload.status === 'error') {
      socket.close();
    }
  }

  let heart: ReturnType<typeof setInterval> | undefined;
  socket.addEventListener('open', async () => {
    heart = setInterval(beat, HEARTBEAT_MS);
    token = await realtimeToken().catch(() => null);
    if (token === null) return socket.close();
    for (const watch of watches) join(watch);
  });
  socket.addEventListener('message', ({ data }) => {
    // Only broadcast messages are binary.
    if (typeof data === 'string') receive(JSON.parse(data));
  });
  socket.addEventListener('close', () => {
    clearInterval(heart);
    forgetRealtimeToken();
    for (const watch of watches) watch.onClose?.();
    setTimeout(
      () => {
        connection = watches.size > 0 ? connect() : null;
      },
      RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)],
    );
  });
  return { join, leave };
}
