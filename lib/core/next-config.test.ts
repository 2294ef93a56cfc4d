import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { unusedEnvironment } from '@/lib/core/env.test-double';

/** Loads next.config.ts as a start does, without the compiler, which would take most of the time. */
function loadConfig(phase: string, environment: Record<string, string> = {}) {
  const script = `
    const { default: config } = await import('./next.config.ts');
    console.log(JSON.stringify(await config('${phase}')));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, ...unusedEnvironment, ...environment },
    encoding: 'utf8',
  });
  // Must come last: otherwise a server logs that this database does not respond.
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

test('builds a standalone folder only on request', () => {
  expect(loadConfig('phase-production-build')).not.toHaveProperty('output');
  expect(loadConfig('phase-production-build', { STANDALONE: '1' }).output).toBe('standalone');
});
