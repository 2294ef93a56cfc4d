import { expect, test } from 'vitest';
import { isUpgradable, withRun, writeRun } from './report';
import { reasonOf, type Trial } from './trial';

const machine = {
  date: '2026-11-25 02:30',
  commit: 'abc1234',
  hardware: '2 cores',
  load: 0,
  isCalm: true,
};
const changes = [{ name: 'zod', from: '4.6.7', to: '5.0.0' }];
const good: Trial = {
  candidate: { name: 'others', changes, isWithoutLock: true },
  outcomes: { install: { failures: [] }, unit: { passed: 3, failures: [] } },
};
const bad: Trial = {
  candidate: { name: 'next-canary', changes, isWithoutLock: false },
  outcomes: {
    install: { failures: [] },
    unit: { passed: 2, failures: ['a.test.ts: works'] },
    build: { failures: ['Error: no such module'] },
  },
};

test('a run lists what passed, what failed and what was not run', () => {
  const lines = writeRun([good, bad], machine, 11.4).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '2 cores; 11 minutes.',
      '| others | zod 4.6.7 → 5.0.0 | yes | not run | 3 passed | not run | not run | not run |',
      '| next-canary | zod 4.6.7 → 5.0.0 | yes | not run | **1 failed** | **failed** | not run | not run |',
      '- next-canary, unit failed: a.test.ts: works',
      '- next-canary, build failed: Error: no such module',
    ]),
  );
  expect([good, bad].map(isUpgradable)).toEqual([true, false]);
});

test('lists the newest run first', () => {
  const file = withRun(withRun('# Newer\n\n<!-- runs -->\n', '## First\n'), '## Second\n');
  expect(file).toBe('# Newer\n\n<!-- runs -->\n\n## Second\n\n## First\n');
  expect(() => withRun('# Newer\n', '## First\n')).toThrow('lacks the line');
});

test('the reason of a failure is the conflict or the first line that names one, else the last line', () => {
  const npm = ['code ERESOLVE', '', 'Could not resolve dependency:', 'peer zod@"<5" from a@1.0.0'];
  expect(reasonOf(npm.map((line) => `npm error ${line}`).join('\n'))).toBe(npm[3]);
  expect(reasonOf('Building\n  Error: no module\n  at line 1\n')).toBe('Error: no module');
  expect(reasonOf('Building\nStopped\n\n')).toBe('Stopped');
  expect(reasonOf('')).toBe('it wrote nothing');
});
