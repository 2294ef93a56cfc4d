import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Code that changes the tests after it: a replaced module, another environment, or a listener to all requests. */
const LASTING =
  /vi\.(mock|resetModules|stubEnv)\(|process\.env(\.\w+)? = |Object\.assign\(process\.env|identifyRequests\(/;

/**
 * Returns two Vitest projects for the test files of `root` that match. Loading modules takes most of the time, so files
 * share them, except those that change what lasts.
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
