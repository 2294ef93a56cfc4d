import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { listen, portOf } from '../../../supabase/local/web-server.ts';

export type Arrival = {
  /** The webhook id, by which a receiver recognises a repeated event. */
  id: string;
  bookingId: string;
  isSigned: boolean;
  reply: Reply;
};

export type Reply =
  | { status: number; headers?: Record<string, string> }
  | 'hang'
  | 'reset'
  | 'trickle';

/** Chooses the response to an event; `isSigned` is also false if its time is more than five minutes off. */
export type Manner = (id: string, attempt: number, isSigned: boolean) => Reply | Promise<Reply>;

export const good: Manner = () => ({ status: 200 });

export type Receiver = {
  hookUrl: string;
  /** Target of a redirect that must not be followed. */
  elsewhereUrl: string;
  /** All requests since the last `forget`, oldest first. */
  arrivals: readonly Arrival[];
  /** Requests to `elsewhereUrl`. */
  strays(): number;
  behave(manner: Manner): void;
  forget(): void;
  stop(): Promise<void>;
};

/** Receives webhooks like the demo's receiver, but stores them all, and misbehaves on demand. */
export async function openReceiver(secret: string): Promise<Receiver> {
  const arrivals: Arrival[] = [];
  let strays = 0;
  let manner = good;

  async function receive(incoming: IncomingMessage): Promise<Reply> {
    if (incoming.url !== '/hook') {
      strays += 1;
      return { status: 200 };
    }
    const body = await text(incoming);
    const id = String(incoming.headers['webhook-id']);
    const attempt = arrivals.filter((arrival) => arrival.id === id).length + 1;
    const { bookingId }: { bookingId: string } = JSON.parse(body);
    const arrival: Arrival = {
      id,
      bookingId,
      isSigned: isSigned(secret, body, incoming),
      reply: 'hang',
    };
    arrivals.push(arrival);
    arrival.reply = await manner(id, attempt, arrival.isSigned);
    return arrival.reply;
  }

  const server = createServer(async (incoming, outgoing) => {
    // The sender may be killed in the middle of its request.
    const reply = await receive(incoming).catch((): Reply => 'reset');
    answer(reply, outgoing);
  });
  await listen(server, 0);
  const url = `http://127.0.0.1:${portOf(server.address())}`;
  return {
    hookUrl: `${url}/hook`,
    elsewhereUrl: `${url}/elsewhere`,
    arrivals,
    strays: () => strays,
    behave: (next) => {
      manner = next;
    },
    forget: () => {
      arrivals.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(reply: Reply, outgoing: ServerResponse) {
  if (reply === 'reset') outgoing.destroy();
  else if (reply === 'trickle') trickle(outgoing);
  else if (reply !== 'hang') outgoing.writeHead(reply.status, reply.headers).end();
}

/** Responds with 200, but never finishes the body. */
function trickle(outgoing: ServerResponse) {
  outgoing.writeHead(200);
  const drops = setInterval(() => outgoing.write('.'), 500);
  outgoing.on('close', () => clearInterval(drops));
}

function isSigned(secret: string, body: string, { headers }: IncomingMessage): boolean {
  try {
    new Webhook(secret).verify(body, {
      'webhook-id': String(headers['webhook-id']),
      'webhook-timestamp': String(headers['webhook-timestamp']),
      'webhook-signature': String(headers['webhook-signature']),
    });
    return true;
  } catch {
    return false;
  }
}
