import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const project = join(folder, '../../..');

const scripts = ['site', 'post', 'webinars', 'webinar', 'filters', 'preview', 'sandbox', 'video'];

/**
 * Bundles the scripts of public pages into public/scripts, with a content hash in each file name. Returns their URLs as
 * the environment variables that PageScript reads, such as SITE_SCRIPT. A page loads one of them, plus the video script
 * if it shows a video.
 */
export async function bundleScripts(): Promise<Record<string, string>> {
  // Imported lazily, because a server that only starts does not need it.
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
