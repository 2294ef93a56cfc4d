import { createServer } from 'node:net';
import { PlainError, systemCode } from './plain-error.ts';
import { listen, portOf } from './web-server.ts';

/** Returns a free port on 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await listen(server, 0);
  const port = portOf(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Throws if another program uses the port on any interface.
 * @param variable environment variable that changes the port, for the error message
 */
export async function assertFree(port: number, variable: string): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(port, resolve);
    });
  } catch (error) {
    throw portTrouble(error, variable) ?? error;
  }
  await new Promise((resolve) => probe.close(resolve));
}

/** Returns a message about an unavailable port, or null for any other error. */
export function portTrouble(error: unknown, variable: string): PlainError | null {
  const port = error instanceof Error && 'port' in error ? error.port : '';
  const code = systemCode(error);
  if (code === 'EADDRINUSE') {
    return new PlainError(
      `Port ${port} is in use: stop the program that uses it, or choose another with ${variable}.`,
      { cause: error },
    );
  }
  if (code === 'EACCES') {
    return new PlainError(
      `This user may not open port ${port}: choose one above 1023 with ${variable}.`,
      { cause: error },
    );
  }
  return null;
}
