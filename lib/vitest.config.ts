import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { unusedEnvironment } from './core/env.test-double';
import { splitByModules } from './vitest-projects.ts';
import { claimTags } from './vitest-tags.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  resolve: {
    alias: {
      '@': root,
      // The marker throws outside React's server build; unit tests run as that server.
      'server-only': fileURLToPath(new URL('./core/server-only.test-double.ts', import.meta.url)),
    },
  },
  test: {
    tags: claimTags,
    environment: 'node',
    // Transforms a module once, not in each run and step.
    experimental: { fsModuleCache: true },
    env: unusedEnvironment,
    maxWorkers: 2,
    // Long enough for a busy machine, but a test that hangs still ends.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Stack tests run with the database (supabase/tests/site), heavy tests with the database tests.
    projects: splitByModules(
      root,
      ['{app,bench,components,deploy,e2e,lib}/**/*.test.ts', 'supabase/*.test.ts'],
      ['**/*.{stack,heavy}.test.ts'],
    ),
  },
});
