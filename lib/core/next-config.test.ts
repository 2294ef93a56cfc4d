import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  return JSON.parse(output);
}

test('the server compresses, unless a proxy does', () => {
  const phase = 'phase-production-server';
  expect(loadConfig(phase)).toMatchObject({ compress: true, generateEtags: true });
  expect(loadConfig(phase, { BEHIND_PROXY: '1', TRUSTED_PROXIES: '1' })).toMatchObject({
    compress: false,
    generateEtags: false,
  });
});

test('a start makes the pages of the proxy stale; a build leaves those of a running server alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(join(folder, 'about.html'), '');
  loadConfig('phase-production-build', { PAGES_DIR: folder });
  expect(readdirSync(folder)).toEqual(['about.html']);
  loadConfig('phase-production-server', { PAGES_DIR: folder });
  expect(readdirSync(folder)).toEqual(['about.stale.html']);
  rmSync(folder, { recursive: true });
});
