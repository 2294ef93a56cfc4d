import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { unusedEnvironment } from './core/env.test-double';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The stack tests run against the database (supabase/tests/site). */
const files = globSync('{app,components,deploy,lib}/**/*.test.ts', {
  cwd: root,
  exclude: ['**/*.stack.test.ts'],
});

/** Tests that replace a module, which would reach the tests after them. */
const replacing = new Set(
  files.filter((file) =>
    readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').includes('vi.mock('),
  ),
);

/** Most of the time of these tests goes into loading modules: files share them wherever they can. */
const project = (name: string, isolate: boolean) => ({
  extends: true as const,
  test: { name, isolate, include: files.filter((file) => replacing.has(file) === isolate) },
});

export default defineConfig({
  root,
  resolve: {
    alias: {
      '@': root,
      // The marker throws outside React's server build; unit tests are that server.
      'server-only': fileURLToPath(new URL('./core/server-only.test-double.ts', import.meta.url)),
    },
  },
  test: {
    environment: 'node',
    env: unusedEnvironment,
    maxWorkers: 2,
    projects: [project('shared modules', false), project('own modules', true)],
  },
});
