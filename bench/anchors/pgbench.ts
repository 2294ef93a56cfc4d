import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresBinaries } from '../../supabase/local/database/postgres-server.ts';
import { NotMeasured } from '../not-measured.ts';

const run = promisify(execFile);

function findPgbench(): string {
  const folders = [postgresBinaries() ?? '', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
  const found = folders.map((folder) => join(folder, 'pgbench')).find((file) => existsSync(file));
  if (!found) throw new NotMeasured('pgbench is not installed (Debian: postgresql-contrib)');
  return found;
}

/** Runs a script with one transaction and returns the milliseconds of each run. */
export async function pgbench(
  databaseUrl: string,
  script: string,
  { clients, each }: { clients: number; each: number },
): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tech-link-pgbench-'));
  try {
    const file = join(folder, 'script.sql');
    writeFileSync(file, script);
    await run(
      findPgbench(),
      ['-n', '-c', `${clients}`, '-t', `${each}`, '-f', file, '-l', databaseUrl],
      { cwd: folder },
    );
    // A line for each transaction: client, number, microseconds, …
    return readdirSync(folder)
      .filter((name) => name.startsWith('pgbench_log'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
      .map((line) => Number(line.split(' ')[2]) / 1000);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
