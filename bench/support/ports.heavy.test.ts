import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, portOf } from '@/supabase/local/web-server';

const other = createServer();
let port: number;
beforeAll(async () => {
  await listen(other, 0);
  port = portOf(other.address());
});
afterAll(() => new Promise((resolve) => other.close(resolve)));

test.each(['prove', 'run', 'cluster'])(
  '%s does not measure another program on its port',
  (command) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, `../${command}.ts`)],
      { env: { ...process.env, BENCH_PORT: String(port) }, encoding: 'utf8' },
    );
    expect(stderr.trim()).toBe(
      `Port ${port} is in use: stop the program that uses it, or choose another with BENCH_PORT.`,
    );
    expect(status).toBe(1);
  },
  30_000,
);
