import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectFolder } from '../support/next-server.ts';

/** A package and the version to try. */
export type Change = { name: string; from: string; to: string };

/** Newer packages that are tried together. */
export type Candidate = {
  name: string;
  /** Empty if everything is up to date. */
  changes: Change[];
  /** True to include the newest indirect dependencies. */
  isWithoutLock: boolean;
};

/** Output of `npm outdated --json`. */
export type Outdated = Record<string, { current: string; latest: string }>;

/**
 * Packages that stay within their range in package.json. FullCalendar 7 has no day and time grids, and Node stays on
 * its long-term support version.
 */
const HELD = /^(@fullcalendar\/.+|@types\/node|node)$/;

/** Packages of Next itself, released with it under the same version. */
const NEXT = ['next', '@next/env'];

/**
 * Returns the candidates to try.
 * @param next.installed installed version of Next
 * @param next.published all versions of Next, newest last
 */
export function candidatesOf(
  next: { installed: string; published: string[] },
  outdated: Outdated,
): Candidate[] {
  const newest = (pattern: RegExp) =>
    next.published.findLast((version) => pattern.test(version)) ?? next.installed;
  const nextAt = (name: string, to: string): Candidate => ({
    name,
    changes:
      to === next.installed
        ? []
        : NEXT.map((changed) => ({ name: changed, from: next.installed, to })),
    isWithoutLock: false,
  });
  const others = Object.entries(outdated)
    .filter(([name]) => !HELD.test(name) && !NEXT.includes(name))
    .map(([name, { current, latest }]) => ({ name, from: current, to: latest }));
  return [
    nextAt('next', newest(/^[\d.]+$/)),
    nextAt('next-canary', newest(/-canary\./)),
    { name: 'others', changes: others, isWithoutLock: true },
  ];
}

/** Returns the JSON that npm prints. `npm outdated` exits with 1 if something is outdated. */
async function npm(...parameters: string[]) {
  const run = promisify(execFile)('npm', [...parameters, '--json'], { cwd: projectFolder });
  const { stdout } = await run.catch((failure: { stdout: string }) => failure);
  const answer = JSON.parse(stdout);
  if (answer.error) throw new Error(`npm ${parameters.join(' ')}: ${answer.error.summary}`);
  return answer;
}

/** Queries the registry for newer packages. */
export async function findCandidates(): Promise<Candidate[]> {
  const [{ dependencies }, published, outdated] = await Promise.all([
    npm('ls', 'next', '--depth=0'),
    npm('view', 'next', 'versions'),
    npm('outdated'),
  ]);
  return candidatesOf({ installed: dependencies.next.version, published }, outdated);
}
