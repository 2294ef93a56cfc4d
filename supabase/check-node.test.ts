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

/** Runs the check on a Node that says it has this version. */
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

test.each(['18.20.4', '20.20.2', '22.17.1'])('Node %s is refused in one sentence', (version) => {
  const { status, stderr } = runOn(version);
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^This runs on Node .* and needs 22\.18 or newer\..*$/);
});

test.each(['22.18.0', '24.0.0'])('Node %s is taken', (version) => {
  expect(runOn(version)).toMatchObject({ status: 0, stderr: '' });
});

test('every script that starts TypeScript checks first', () => {
  expect(engines.node).toBe('>=22.18');
  const starts = Object.values(scripts).filter((script) => /^node .*\.ts$/.test(script));
  expect(starts.length).toBeGreaterThan(8);
  for (const script of starts) expect(script).toContain(`node --import ${check} `);
});

test('the check itself is JavaScript for any Node', () => {
  expect(execFileSync(process.execPath, ['--check', check]).toString()).toBe('');
});
