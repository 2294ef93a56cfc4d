import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const project = join(folder, '../../..');

const scripts = ['site', 'post', 'webinars', 'webinar', 'filters', 'preview', 'sandbox', 'video'];

/**
 * Bundles the scripts of public pages into public/scripts, each with a hash of its text in its name, and returns their
 * URLs as the variables that PageScript reads: SITE_SCRIPT and so on. A page loads one of them, and that of videos where
 * it shows one.
 */
export async function bundleScripts(): Promise<Record<string, string>> {
  // Loaded here: a server that only starts does not need it.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: scripts.map((name) => join(folder, `${name}.ts`)),
    outdir: '/scripts',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    tsconfig: join(project, 'tsconfig.json'),
    write: false,
  });
  const target = join(project, 'public/scripts');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  return Object.fromEntries(
    scripts.map((name, index) => {
      const text = outputFiles[index]?.contents ?? '';
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
      writeFileSync(join(target, `${name}.${hash}.js`), text);
      return [`${name.toUpperCase()}_SCRIPT`, `/scripts/${name}.${hash}.js`];
    }),
  );
}
