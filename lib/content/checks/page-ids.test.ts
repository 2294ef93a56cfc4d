import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const IMPORT = /(?:from|import)\s*\(?\s*'((?:@\/|\.)[^']+)'/g;

/** Returns the path of a module's file; nothing unless it is TypeScript. */
function fileOf(name: string, from: string): string | undefined {
  const base = name.startsWith('@/')
    ? path.join(root, name.slice(2))
    : path.resolve(path.dirname(from), name);
  return ['', '.tsx', '.ts', '/index.ts']
    .map((ending) => base + ending)
    .find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** Adds a file and all its imports, with their sources. */
function addSources(file: string, sources: Map<string, string>) {
  if (sources.has(file)) return;
  const source = readFileSync(file, 'utf8');
  sources.set(file, source);
  for (const [, name = ''] of source.matchAll(IMPORT)) {
    const imported = fileOf(name, file);
    if (imported) addSources(imported, sources);
  }
}

/** Returns the ids in the sources of a page: literals, constants and ids of numbered sections. */
function idsOf(page: string): string[] {
  const sources = new Map<string, string>();
  addSources(page, sources);
  for (
    let folder = path.dirname(page);
    folder.length > root.length;
    folder = path.dirname(folder)
  ) {
    const layout = path.join(folder, 'layout.tsx');
    if (existsSync(layout)) addSources(layout, sources);
  }
  const text = [...sources.values()].join('\n');
  const of = (pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);
  const constants = of(/\bid=\{([A-Z][A-Z_]+)\}/g).flatMap((name) =>
    of(new RegExp(`const ${name} = '([^']+)'`, 'g')),
  );
  const sections = of(/<Section\s+number="(\d+)"/g).map((number) => `section-${number}`);
  return [...new Set([...of(/\bid="([a-z][\w-]*)"/g), ...constants, ...sections])].toSorted();
}

it('matches the ids found in the page sources', async () => {
  const pages = globSync('app/(marketing)/**/page.tsx', { cwd: root }).toSorted();
  expect(pages.length).toBeGreaterThan(30);
  const ids = pages.map((page) => [
    `/${path
      .dirname(page)
      .split(path.sep)
      .slice(1)
      .filter((part) => !part.startsWith('('))
      .join('/')}`,
    idsOf(path.join(root, page)).join(' '),
  ]);
  // Run with -u after a change of ids.
  await expect(`${JSON.stringify(Object.fromEntries(ids), null, 2)}\n`).toMatchFileSnapshot(
    './page-ids.json',
  );
});
