import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unusedEnvironment } from './env.test-double';

const list = readFileSync('.github/next-internals.md', 'utf8');
const listed = [...list.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name).toSorted();

/** Names of Next's internal modules in the sources. Type imports cost nothing at run time. */
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

test('lists exactly the internal modules and experimental settings in use', () => {
  const { experimental } = loadConfig();
  const used = [...modulesInSources(), ...Object.keys(experimental)];
  expect(listed).toEqual([...new Set(used)].toSorted());
});

test('uses only documented features of Next in a plain build', () => {
  const { experimental, cacheHandler } = loadConfig({ NEXT_PLAIN: '1' });
  expect(cacheHandler).toBeUndefined();
  expect(Object.keys(experimental)).toEqual(['serverActions']);
});
