import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { claimTags } from '../../../lib/vitest-tags.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('../../..'),
  cacheDir: at('../../../node_modules/.vite'),
  resolve: {
    alias: {
      '@': at('../../..'),
      'server-only': at('../../../lib/core/server-only.test-double.ts'),
    },
  },
  test: {
    tags: claimTags,
    include: ['{lib,app}/**/*.stack.test.ts'],
    environment: 'node',
    // Transforms a module once, not in each run and step.
    experimental: { fsModuleCache: true },
    globalSetup: [at('../prepare-database.ts')],
    setupFiles: [at('./setup.ts')],
    // The files of a worker share one stack and one copy of the site.
    isolate: false,
    maxWorkers: 2,
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
});
