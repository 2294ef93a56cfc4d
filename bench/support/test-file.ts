import { join } from 'node:path';
import { type Command, vitest } from '../../e2e/support/test-commands.ts';
import { projectFolder } from './next-server.ts';

function vitestConfigOf(file: string): string {
  if (file.endsWith('.stack.test.ts')) return 'supabase/tests/site/vitest.config.ts';
  const isDatabase = file.startsWith('supabase/tests/') || file.endsWith('.heavy.test.ts');
  return isDatabase ? 'supabase/tests/vitest.config.ts' : 'lib/vitest.config.ts';
}

export const isBrowserTest = (file: string) => file.startsWith('e2e/');

/**
 * Returns the command that runs a test file and writes a report.
 * @param options.named pattern of the titles to run; all by default
 * @param options.inBrowser options of Playwright
 */
export function testFile(
  file: string,
  report: string,
  options: { folder?: string; named?: string | undefined; inBrowser: string[] },
): Command {
  const { folder = projectFolder, named, inBrowser } = options;
  if (isBrowserTest(file)) {
    const cli = join(folder, 'node_modules/@playwright/test/cli.js');
    const config = ['--config', 'e2e/playwright.config.ts', '--reporter=list,json', '--no-deps'];
    const chosen = named ? ['--grep', named] : [];
    return {
      command: [process.execPath, cli, 'test', file, ...config, ...chosen, ...inBrowser],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      folder,
    };
  }
  const { command } = vitest(vitestConfigOf(file), report, [join(folder, file)]);
  const chosen = named ? ['--testNamePattern', named] : [];
  return { command: [...command, ...chosen, '--bail=1'], folder };
}
