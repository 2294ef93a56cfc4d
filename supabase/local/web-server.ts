import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Server as SocketServer } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Handler = (request: Request) => Response | Promise<Response>;

export type WebServer = { server: Server; port: number; url: string; stop(): Promise<void> };

/**
 * Serves a handler of web requests on 127.0.0.1.
 * @param port 0 for any free port
 * @throws the system error (EADDRINUSE, EACCES) if the port is not available
 */
export async function serve(port: number, handler: Handler): Promise<WebServer> {
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing, handler).catch((error: unknown) => {
      console.error(error);
      outgoing.statusCode = 500;
      outgoing.end();
    });
  });
  // Keeps idle connections open, because a busy client may reuse them.
  server.keepAliveTimeout = 120_000;
  await listen(server, port);
  const used = portOf(server.address());
  return {
    server,
    port: used,
    url: `http://127.0.0.1:${used}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Resolves when the server listens on 127.0.0.1; rejects on failure. */
export function listen(server: SocketServer, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}

/** Returns the port of a listening server. */
export function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string')
    throw new Error('The server is not listening.');
  return address.port;
}

async function respond(incoming: IncomingMessage, outgoing: ServerResponse, handler: Handler) {
  const response = await handler(await asRequest(incoming));
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

async function asRequest(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const method = incoming.method ?? 'GET';
  const bodyless = method === 'GET' || method === 'HEAD';
  return new Request(
    new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`),
    {
      method,
      headers,
      body: bodyless ? null : await buffer(incoming),
    },
  );
}
