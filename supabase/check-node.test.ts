import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const {
  scripts,
  engines,
}: Record<'scripts' | 'engines', Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const check = './supabase/local/check-node.js';

/** Runs the check with a faked Node version. */
const runOn = (version: string) => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`;
  return spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(pretend)}`,
      '--import',
      check,
      '-e',
      '',
    ],
    { encoding: 'utf8' },
  );
};

test.each(['18.20.4', '20.20.2', '22.17.1'])('rejects Node %s in one sentence', (version) => {
  const { status, stderr } = runOn(version);
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^This runs on Node .* and needs 22\.18 or newer\..*$/);
});

test.each(['22.18.0', '24.0.0'])('accepts Node %s', (version) => {
  expect(runOn(version)).toMatchObject({ status: 0, stderr: '' });
});

test('preloads the version check in every npm script that runs TypeScript', () => {
  expect(engines.node).toBe('>=22.18');
  const starts = Object.values(scripts).filter((script) => /^node .*\.ts$/.test(script));
  expect(starts.length).toBeGreaterThan(8);
  for (const script of starts) expect(script).toContain(`node --import ${check} `);
});

test('the version check is plain JavaScript', () => {
  expect(execFileSync(process.execPath, ['--check', check]).toString()).toBe('');
});
