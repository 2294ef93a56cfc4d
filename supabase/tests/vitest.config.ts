import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { splitByModules } from '../../lib/vitest-projects.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root,
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite', import.meta.url)),
  resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)) } },
  test: {
    environment: 'node',
    globalSetup: ['./prepare-database.ts'],
    // Each file starts a Supabase of its own; the files of a worker share the compiled PostgreSQL.
    projects: splitByModules(root, '**/*.test.ts'),
    maxWorkers: 2,
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
});
