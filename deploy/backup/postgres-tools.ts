import { type ChildProcess, spawn } from 'node:child_process';
import { PlainError } from '../../supabase/local/plain-error.ts';

/** Returns the environment by which PostgreSQL's programs find a database: a URL would show in the list of processes. */
function connectionOf(databaseUrl: string): NodeJS.Dict<string> {
  const url = URL.parse(databaseUrl);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new PlainError('DATABASE_URL must be a URL that begins with postgres://.');
  }
  const password = decodeURIComponent(url.password);
  const ssl = url.searchParams.get('sslmode');
  return {
    PGHOST: url.hostname,
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(password && { PGPASSWORD: password }),
    ...(ssl && { PGSSLMODE: ssl }),
  };
}

export type Tool = {
  process: ChildProcess;
  /** Resolves when the program has ended well; rejects with what it said. */
  ended: Promise<void>;
};

/** Starts one of PostgreSQL's programs, connected to a database if there is a URL. */
export function startTool(name: string, parameters: string[], databaseUrl?: string): Tool {
  const child = spawn(name, parameters, {
    env: { ...process.env, ...(databaseUrl && connectionOf(databaseUrl)) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000);
  });
  // A program that ends early says why; the broken pipe says nothing more.
  child.stdin.on('error', () => {});
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (cause) =>
      reject(
        new PlainError(`${name} cannot be run: install PostgreSQL's client programs.`, { cause }),
      ),
    );
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new PlainError(`${name} failed: ${said.trim() || `exit code ${code}`}`));
    });
  });
  // The caller that awaits it sees the error; until then it is no unhandled rejection.
  ended.catch(() => {});
  return { process: child, ended };
}
