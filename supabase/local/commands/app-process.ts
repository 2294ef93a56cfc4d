import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type AppSettings, projectFolder } from '../settings.ts';

export type AppProcess = {
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number>;
  stop(): Promise<void>;
};

/** Starts the built site. Node itself strips the types of next.config.ts, so that Next's compiler is not loaded. */
export const NEXT_START = ['start', '--experimental-next-config-strip-types'] as const;

/** Runs `next` in the app's environment; it ends with this process. */
export function runNext(settings: AppSettings, ...parameters: string[]): AppProcess {
  const child = spawn(
    process.execPath,
    [
      '--import',
      join(import.meta.dirname, '../end-with-parent.ts'),
      join(projectFolder, 'node_modules/next/dist/bin/next'),
      ...parameters,
    ],
    {
      cwd: projectFolder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...settings.app },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const ended = exitCode(child);
  return {
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      const patience = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(patience);
    },
  };
}

function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
