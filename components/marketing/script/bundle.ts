import { createHash } from 'node:crypto';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const folder = import.meta.dirname;
const project = join(folder, '../../..');

const names = ['site', 'post', 'webinars', 'webinar', 'filters', 'preview', 'sandbox', 'video'];

/** The scripts of pages, and those of the working examples on services. */
const scripts = [
  ...names.map((name) => ({ out: name, in: join(folder, `${name}.ts`) })),
  ...globSync('components/services/site/pieces/*/script.ts', { cwd: project }).map((file) => ({
    out: `piece-${basename(dirname(file))}`,
    in: join(project, file),
  })),
];

/**
 * Bundles the scripts of public pages into public/scripts, with a content hash in each file name. Returns their URLs as
 * the environment variables that PageScript reads, such as SITE_SCRIPT. A page loads one of them, plus the script
 * of a video or a working example that it shows.
 */
export async function bundleScripts(): Promise<Record<string, string>> {
  // Imported lazily, because a server that only starts does not need it.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: scripts,
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
    scripts.map(({ out: name }, index) => {
      const text = outputFiles[index]?.contents ?? '';
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
      writeFileSync(join(target, `${name}.${hash}.js`), text);
      return [`${name.toUpperCase().replaceAll('-', '_')}_SCRIPT`, `/scripts/${name}.${hash}.js`];
    }),
  );
}
