import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unusedEnvironment } from './env.test-double';

const list = readFileSync('.github/next-internals.md', 'utf8');
const listed = [...list.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name).toSorted();

/** Names of Next's own modules in the sources. Types alone cost nothing. */
function modulesInSources(): string[] {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.mjs'], {
    encoding: 'utf8',
  });
  return files
    .split('\n')
    .filter((file) => file && file !== 'lib/core/next-internals.test.ts')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/next\/dist\/[\w/.-]+/g)])
    .map(([name]) => name);
}

/** Returns next.config.ts as a build reads it. */
function loadConfig(environment: Record<string, string> = {}) {
  const script = `
    const { default: config } = await import('./next.config.ts');
    console.log(JSON.stringify(await config('phase-production-build')));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, ...unusedEnvironment, ...environment },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

test('the list names each module, alias and experimental setting, and no other', () => {
  const { turbopack, experimental } = loadConfig();
  const used = [
    ...modulesInSources(),
    ...Object.keys(turbopack.resolveAlias),
    ...Object.keys(experimental),
  ];
  expect(listed).toEqual([...new Set(used)].toSorted());
});

test('a plain build has none of them but what Next documents', () => {
  const { turbopack, experimental, cacheHandler } = loadConfig({ NEXT_PLAIN: '1' });
  expect({ turbopack, cacheHandler }).toEqual({ turbopack: undefined, cacheHandler: undefined });
  expect(Object.keys(experimental)).toEqual(['serverActions']);
});
