import 'server-only';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { log } from '@/lib/core/log';
import { bookOnce } from './data';
import type { SandboxRun } from './model';

const HOST = '127.0.0.1';

/**
 * Returns the IP of a sandbox receiver, which is always this machine.
 * @throws Error for any other host
 */
export async function thisMachine({ hostname }: URL) {
  if (hostname !== HOST) throw new Error('The sandbox calls nobody but itself');
  return [{ address: HOST, family: 4 }];
}

/** Acts as a model receiver: verifies the signature and stores each event once. Returns the response status. */
async function receive({ id, secret }: SandboxRun, request: IncomingMessage): Promise<number> {
  try {
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    new Webhook(secret).verify(await text(request), Object.fromEntries(headers));
    await bookOnce(id);
    // Also succeeds for a known event, so that the sender does not retry.
    return 200;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return 401;
    log.warn({ err: error }, 'the receiver of the sandbox failed');
    return 500;
  }
}

const close = async (server: Server) => {
  if (!server.listening) return;
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
};

/** Calls `use` with the URL of a run's receiver. If the visitor has stopped the receiver, nothing listens there. */
export async function withReceiver<Result>(
  run: SandboxRun,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(async (request, response) => {
    response.statusCode = await receive(run, request);
    response.end();
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  try {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    if (!run.isReceiving) await close(server);
    return await use(`http://${HOST}:${port}/`);
  } finally {
    await close(server);
  }
}
