import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../plain-error.ts';
import { type AppSettings, projectFolder } from '../settings.ts';
import { runNext } from './app-process.ts';

const sources = [
  '{app,components,lib,public}/**/*',
  '{instrumentation,middleware,next.config}.ts',
  'supabase/{seed.sql,migrations/*,lessons/**/*.md}',
  'package{,-lock}.json',
];

/** The build writes it itself. */
const GENERATED = 'public/scripts';

const output = join(projectFolder, process.env.NEXT_DIST_DIR ?? '.next');
const stampFile = join(output, 'stack-stamp');

/** Makes the next start build again: the pages of the last build show deleted data. */
export function forgetBuild(): void {
  rmSync(stampFile, { force: true });
}

/**
 * Builds the app for production, unless the last build had the same sources and variables.
 * The stack must be running: static pages are rendered from it.
 * @throws PlainError when the build fails
 */
export async function buildApp(settings: AppSettings): Promise<'built' | 'unchanged'> {
  const current = fingerprint(settings);
  if (current === readStamp(stampFile)) return 'unchanged';
  // Answers cached by an earlier build may come from another database.
  rmSync(join(output, 'cache/fetch-cache'), { recursive: true, force: true });
  const code = await runNext(settings, 'build').ended;
  if (code !== 0) throw new PlainError('The build failed; the reason stands above.');
  writeFileSync(stampFile, current);
  return 'built';
}

function fingerprint(settings: AppSettings): string {
  const hash = createHash('sha256').update(`NEXT_PLAIN=${process.env.NEXT_PLAIN ?? ''}\n`);
  for (const [name, value] of Object.entries(settings.app).sort()) {
    if (name.startsWith('NEXT_') || name === 'SITE_URL') hash.update(`${name}=${value}\n`);
  }
  for (const path of globSync(sources, { cwd: projectFolder, exclude: [GENERATED] }).sort()) {
    const file = join(projectFolder, path);
    if (statSync(file).isFile()) hash.update(path).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function readStamp(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
