import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns two Vitest projects for the test files of `root` that match. Loading modules takes most of the time, so files
 * share them; those that replace a module keep their own, or the replacement would reach the tests after them.
 */
export function splitByModules(root: string, pattern: string | string[], exclude: string[] = []) {
  const files = globSync(pattern, { cwd: root, exclude });
  const replaces = (file: string) => readFileSync(join(root, file), 'utf8').includes('vi.mock(');
  const project = (name: string, isolate: boolean) => ({
    extends: true as const,
    test: { name, isolate, include: files.filter((file) => replaces(file) === isolate) },
  });
  return [project('shared modules', false), project('own modules', true)];
}
