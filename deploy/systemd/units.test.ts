import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const units = readdirSync(import.meta.dirname).filter((name) => /\.(service|timer)$/.test(name));

describe.skipIf(!hasSystemd)('systemd (skipped without systemd-analyze)', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'units-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Returns systemd's messages about the units after `change`. */
  function verify(change: (text: string) => string = (text) => text) {
    const files = units.map((name) => {
      const file = join(folder, name.replace('@.', '@outbox.'));
      const text = readFileSync(join(import.meta.dirname, name), 'utf8')
        // Path of node on this machine.
        .replaceAll('/usr/bin/node', process.execPath)
        .replaceAll('exec node', `exec ${process.execPath}`);
      writeFileSync(file, change(text));
      return file;
    });
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], {
      encoding: 'utf8',
    });
    return { status, said: stderr.split('\n').filter((line) => line.includes('tech-link')) };
  }

  test('takes all units', () => {
    expect(units).toHaveLength(8);
    expect(verify()).toEqual({ status: 0, said: [] });
  });

  test('would say what it does not take', () => {
    expect(verify((text) => text.replace('ProtectSystem=', 'ProtectSytem=')).said).not.toEqual([]);
  });
});

test('systemd waits longer than a server takes to end', () => {
  const [, seconds] =
    /TimeoutStopSec=(\d+)/.exec(
      readFileSync(join(import.meta.dirname, 'tech-link.service'), 'utf8'),
    ) ?? [];
  const drain = readFileSync('lib/core/requests/drain.ts', 'utf8');
  const [, milliseconds] = /DRAIN_MS = (\d+)/.exec(drain) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThan(Number(milliseconds));
});

test('a call of a job may take longer than the retention works', () => {
  const unit = readFileSync(join(import.meta.dirname, 'tech-link-cron@.service'), 'utf8');
  const [, patience] = /--max-time (\d+)/.exec(unit) ?? [];
  const [, work] =
    /MAX_RUN_MS = (\d+)_000/.exec(readFileSync('lib/privacy/retention/data.ts', 'utf8')) ?? [];
  // The last batch begins just before the end.
  expect(Number(patience)).toBeGreaterThanOrEqual(Number(work) + 15);
  const timer = readFileSync(join(import.meta.dirname, 'tech-link-daily@.timer'), 'utf8');
  expect(timer).toContain('OnCalendar=*-*-* 03:*:00');
});
