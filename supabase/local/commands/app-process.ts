import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageCommand } from '../package-command.ts';
import { type AppSettings, projectFolder } from '../settings.ts';

export type AppProcess = {
  /** Resolves with the exit code when the process ends. */
  ended: Promise<number>;
  stop(): Promise<void>;
};

/** Path of the script behind `npm start`. */
export const startProgram = join(projectFolder, 'deploy/start.ts');

/** Runs `next` with the app's environment as a child process that ends with this one. */
export function runNext(settings: AppSettings, ...parameters: string[]): AppProcess {
  return runProgram(settings, packageCommand('next', 'next'), parameters);
}

/** Serves the built site with the app's environment in a child process that ends with this one. */
export function serveSite(settings: AppSettings, ...parameters: string[]): AppProcess {
  return runProgram(settings, startProgram, parameters);
}

function runProgram(settings: AppSettings, program: string, parameters: string[]): AppProcess {
  const child = spawn(
    process.execPath,
    [
      '--import',
      // A file URL, because a Windows drive letter would be parsed as a URL scheme.
      new URL('../end-with-parent.ts', import.meta.url).href,
      program,
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
