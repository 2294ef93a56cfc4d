import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let site: string;
let kept: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'release-'));
  kept = join(site, 'kept');
  mkdirSync(join(site, 'deploy'));
  cpSync('deploy/keep-static.ts', join(site, 'deploy/keep-static.ts'));
});

afterEach(() => rmSync(site, { recursive: true }));

/** Builds a release with these scripts and stores them. Returns the files that its server serves. */
function release(...names: string[]): string[] {
  const folder = join(site, '.next/static');
  rmSync(folder, { recursive: true, force: true });
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), name);
  }
  execFileSync(process.execPath, [join(site, 'deploy/keep-static.ts'), kept]);
  return globSync('**/*.js', { cwd: folder }).toSorted();
}

test('a release also serves the scripts of earlier releases', () => {
  release('chunks/a.js', 'chunks/shared.js');
  expect(release('chunks/b.js', 'chunks/shared.js')).toEqual([
    'chunks/a.js',
    'chunks/b.js',
    'chunks/shared.js',
  ]);
});

test('deletes scripts unused for two weeks, and keeps old ones of the current release', () => {
  release('old.js', 'steady.js');
  const longAgo = new Date('2020-01-01');
  for (const name of ['old.js', 'steady.js']) utimesSync(join(kept, name), longAgo, longAgo);
  expect(release('steady.js')).toEqual(['steady.js']);
  expect(globSync('*', { cwd: kept })).toEqual(['steady.js']);
});
