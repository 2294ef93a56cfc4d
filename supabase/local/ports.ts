import { createServer } from 'node:net';
import { listen, portOf } from './web-server.ts';

/** Returns a free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await listen(server, 0);
  const port = portOf(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}
