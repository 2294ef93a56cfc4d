import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageCommand } from '../../supabase/local/package-command.ts';
import { testEnvironment } from './test-environment.ts';

const root = join(import.meta.dirname, '../..');

/**
 * A program with its arguments, environment variables in addition to those of this process, and a folder other than
 * the project's.
 */
export type Command = { command: string[]; env?: Record<string, string>; folder?: string };

/** The site under test, its build and its stack. */
export const siteEnvironment = { ...testEnvironment, SUPABASE_DATA_DIR: 'supabase/.data-e2e' };

/** Command of an installed package. */
export const installed = (name: string, command = name) => [
  process.execPath,
  packageCommand(name, command),
];

/** A script of this project, for the site under test. */
export const script = (file: string, ...parameters: string[]): Command => ({
  command: [process.execPath, join(root, file), ...parameters],
  env: siteEnvironment,
});

/** Fresh data, and the production build that shows it. */
export const freshBuild = {
  data: script('supabase/local/commands/reset.ts'),
  build: script('supabase/local/commands/demo.ts', '--build-only'),
};

/**
 * Tests of a Vitest configuration, which write a report.
 * @param files absolute paths; all if empty
 */
export const vitest = (config: string, report: string, files: string[] = []): Command => ({
  command: [
    ...installed('vitest'),
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ],
});

/** Browser tests on the fresh build, which write a report. */
export const playwright = (report: string, ...parameters: string[]): Command => ({
  command: [
    ...installed('@playwright/test', 'playwright'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
    ...parameters,
  ],
  env: { E2E_DATA_IS_FRESH: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
});

/**
 * Runs a command to its end.
 * @param onOutput receives its output immediately
 * @returns its exit code, or null if it could not be started or was killed, and its whole output
 */
export async function runCommand(
  { command, env, folder = root }: Command,
  onOutput?: (part: Buffer) => void,
): Promise<{ status: number | null; output: string }> {
  const [file = '', ...parameters] = command;
  const child = spawn(file, parameters, {
    cwd: folder,
    stdio: 'pipe',
    // Whoever names a test wants it, also if it belongs to the night; run-all.ts sets NIGHT.
    env: { NIGHT: '1', ...process.env, NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', ...env },
  });
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      written.push(part);
      onOutput?.(part);
    });
  }
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  return { status, output: `${Buffer.concat(written)}` };
}
