import { connect, createServer, type Socket } from 'node:net';
import { listen, portOf } from '../../supabase/local/web-server.ts';

/** A connection to the database for one server, which can be shut. */
export type Gate = {
  url: string;
  /** `shut` closes all connections and rejects new ones; `held` makes them wait. */
  set(state: 'open' | 'shut' | 'held'): void;
  /** Returns whether a connection is waiting. */
  isAwaited(): boolean;
  stop(): Promise<void>;
};

export async function openGate(target: string): Promise<Gate> {
  const port = Number(new URL(target).port);
  const open = new Set<Socket>();
  const waiting = new Set<() => void>();
  let state: 'open' | 'shut' | 'held' = 'open';

  function note(socket: Socket) {
    open.add(socket);
    // Either end may disconnect; closing one side closes the other.
    socket.on('error', () => {}).on('close', () => open.delete(socket));
  }
  const server = createServer((client) => {
    note(client);
    const pass = () => {
      const upstream = connect(port, '127.0.0.1');
      note(upstream);
      client.pipe(upstream).pipe(client);
      client.on('close', () => upstream.destroy());
      upstream.on('close', () => client.destroy());
    };
    if (state === 'shut') client.destroy();
    else if (state === 'held') waiting.add(pass);
    else pass();
  });
  await listen(server, 0);
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    set: (next) => {
      state = next;
      // Requests on open connections would pass `held`, so these are closed in both cases.
      if (next !== 'open') for (const socket of open) socket.destroy();
      else for (const pass of waiting) pass();
      waiting.clear();
    },
    isAwaited: () => waiting.size > 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
