import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Matches code with lasting effects on later tests: module mocks, another environment, or a listener for all requests.
 */
const LASTING =
  /vi\.(mock|resetModules|stubEnv)\(|process\.env(\.\w+)? = |Object\.assign\(process\.env|identifyRequests\(/;

/**
 * Returns two Vitest projects for the test files of `root` that match. Loading modules takes most of the time, so test
 * files share them, except those with lasting effects.
 */
export function splitByModules(root: string, pattern: string | string[], exclude: string[] = []) {
  const files = globSync(pattern, { cwd: root, exclude });
  const lasts = (file: string) => LASTING.test(readFileSync(join(root, file), 'utf8'));
  const project = (name: string, isolate: boolean) => ({
    extends: true as const,
    test: { name, isolate, include: files.filter((file) => lasts(file) === isolate) },
  });
  return [project('shared modules', false), project('own modules', true)];
}
