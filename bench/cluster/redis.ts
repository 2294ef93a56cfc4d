import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { ports } from '../support/ports.ts';
import { until } from '../support/until.ts';

/** A Redis that can be stopped and started again, empty. */
export type Redis = { url: string; start(): Promise<void>; stop(): Promise<void> };

export function redisServer(): Redis {
  let server: ChildProcess | null = null;
  return {
    url: `redis://127.0.0.1:${ports.redis}`,
    start: async () => {
      const settings = ['--port', String(ports.redis), '--bind', '127.0.0.1', '--save', ''];
      server = spawn('redis-server', settings, { stdio: 'ignore' });
      await until('Redis listens', async () => {
        const socket = connect(ports.redis, '127.0.0.1');
        await once(socket, 'connect').finally(() => socket.destroy());
        return true;
      });
    },
    stop: async () => {
      if (!server || server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      server = null;
    },
  };
}
