import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { unusedEnvironment } from './core/env.test-double';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('..', import.meta.url)),
      // The marker throws outside React's server build; unit tests are that server.
      'server-only': fileURLToPath(new URL('./core/server-only.test-double.ts', import.meta.url)),
    },
  },
  test: {
    include: ['{app,components,deploy,lib}/**/*.test.ts', 'supabase/*.test.ts'],
    // These run against the database (supabase/tests/site).
    exclude: ['**/*.stack.test.ts'],
    environment: 'node',
    env: unusedEnvironment,
    maxWorkers: 2,
  },
});
