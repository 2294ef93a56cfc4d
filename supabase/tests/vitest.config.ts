import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { unusedEnvironment } from '../../lib/core/env.test-double.ts';
import { splitByModules } from '../../lib/vitest-projects.ts';
import { claimTags } from '../../lib/vitest-tags.ts';

/** Volume, kills, restarts and rehearsals: they run with NIGHT=1 only (e2e/run-all.ts). */
const leftToNight = process.env.NIGHT ? [] : ['**/*.night.test.ts'];

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  resolve: {
    alias: {
      '@': root,
      'server-only': fileURLToPath(
        new URL('../../lib/core/server-only.test-double.ts', import.meta.url),
      ),
    },
  },
  test: {
    tags: claimTags,
    environment: 'node',
    // Transforms a module once, not in each run and step.
    experimental: { fsModuleCache: true },
    globalSetup: [fileURLToPath(new URL('prepare-database.ts', import.meta.url))],
    // Each file starts its own Supabase; the files of a worker share the compiled PostgreSQL.
    projects: [
      ...splitByModules(root, 'supabase/tests/*.test.ts', leftToNight),
      // Unit tests that start databases or programs take half of the time of their step.
      {
        extends: true,
        test: {
          name: 'heavy',
          include: ['{bench,deploy,lib}/**/*.heavy.test.ts'],
          env: unusedEnvironment,
        },
      },
    ],
    maxWorkers: 2,
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
});
