import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type NextServer, nextBinary, nextServer, projectFolder } from '../support/next-server.ts';

export type NextApp = NextServer & { stop(): Promise<void> };

/** Builds and starts an application from these files with this project's Next and packages. */
export async function startNextApp(settings: {
  files: Record<string, string>;
  port: number;
  env?: NodeJS.Dict<string>;
}): Promise<NextApp> {
  // Inside the project, so that it resolves the project's packages.
  const folder = mkdtempSync(join(projectFolder, '.next-anchor-'));
  const files = {
    'package.json': '{ "private": true }',
    // Next searches for it up to the root, and would use the site's.
    'instrumentation.js': 'export function register() {}',
    'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(projectFolder)} } };`,
    'app/layout.jsx':
      'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
    ...settings.files,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const env = {
    PATH: process.env.PATH,
    NEXT_TELEMETRY_DISABLED: '1',
    ...settings.env,
  };
  const server = nextServer({ folder, port: settings.port, env });
  const stop = async () => {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // Asynchronous, because this process also serves Supabase.
    await promisify(execFile)(process.execPath, [nextBinary, 'build'], {
      cwd: folder,
      env: { ...env, NODE_ENV: 'production' },
    });
    await server.start();
    return { ...server, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
