import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../supabase/local/ports.ts';
import { until } from './site.ts';

const root = join(import.meta.dirname, '..');
const next = join(root, 'node_modules/.bin/next');

const files = {
  'package.json': '{ "private": true }',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(root)} } };`,
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.jsx': 'export default function Page() { return <h1>Empty</h1>; }',
};

/** Builds and starts an application of one page with one word, with this project's Next. */
export async function startEmptyApp(): Promise<{ url: string; stop(): Promise<void> }> {
  // Inside the project, so that it finds the project's packages.
  const folder = mkdtempSync(join(root, '.next-empty-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const options = {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  } as const;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    execFileSync(next, ['build'], { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const server = spawn(next, ['start', '-p', String(port)], {
      ...options,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await until('the empty application answers', async () => (await fetch(url)).ok);
    return {
      url,
      stop: async () => {
        if (server.pid) process.kill(-server.pid, 'SIGKILL');
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
