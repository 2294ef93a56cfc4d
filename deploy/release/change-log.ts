import { PlainError } from '../../supabase/local/plain-error.ts';

const UNRELEASED = '## Unreleased\n';

/**
 * Returns the change log with its unreleased changes under a version.
 * @param date ISO date of the release
 * @throws PlainError if no change is listed
 */
export function dateChanges(log: string, version: string, date: string): string {
  const start = log.indexOf(UNRELEASED);
  const changes = log.slice(start + UNRELEASED.length).split(/^## /m)[0] ?? '';
  if (start < 0 || !/^- /m.test(changes)) {
    throw new PlainError(
      'CHANGELOG.md lists nothing under "Unreleased": say there what this release changes.',
    );
  }
  return log.replace(UNRELEASED, `${UNRELEASED}\n## ${version} (${date})\n`);
}

/**
 * Returns the version to release.
 * @throws PlainError unless it is of the form 1.2.3 and newer than `current`
 */
export function readVersion(wanted: string | undefined, current: string): string {
  const parts = (version: string) => version.split('.').map(Number);
  if (!wanted || !/^\d+\.\d+\.\d+$/.test(wanted)) {
    throw new PlainError('Name the version: npm run release -- 1.2.3');
  }
  const before = parts(current);
  const difference = parts(wanted)
    .map((part, index) => part - (before[index] ?? 0))
    .find((part) => part !== 0);
  if (!difference || difference < 0) {
    throw new PlainError(`${wanted} is not newer than ${current}, the version in package.json.`);
  }
  return wanted;
}
