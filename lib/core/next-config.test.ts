import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { unusedEnvironment } from '@/lib/core/env.test-double';

/** Loads next.config.ts as a start does: without a compiler, which would take most of the time. */
function loadConfig(phase: string, environment: Record<string, string> = {}) {
  const script = `
    const { default: config } = await import('./next.config.ts');
    console.log(JSON.stringify(await config('${phase}')));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, ...unusedEnvironment, ...environment },
    encoding: 'utf8',
  });
  // Last: before it, a server says in its log that this database does not answer.
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

test('a standalone folder is built only where it is asked for', () => {
  expect(loadConfig('phase-production-build')).not.toHaveProperty('output');
  expect(loadConfig('phase-production-build', { STANDALONE: '1' }).output).toBe('standalone');
});
