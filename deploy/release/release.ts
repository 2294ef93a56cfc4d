import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freezeMigrations, releaseMistakes } from '../../supabase/local/database/released.ts';
import { readSqlFiles } from '../../supabase/local/database/sql-files.ts';
import { explainAndExit, PlainError } from '../../supabase/local/plain-error.ts';
import { projectFolder } from '../../supabase/local/settings.ts';
import { dateChanges, readVersion } from './change-log.ts';

const at = (file: string) => join(projectFolder, file);
const run = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { cwd: projectFolder, encoding: 'utf8', stdio: 'pipe' });

/** Refuses to release what is not committed, or migrations that a former release froze. */
async function refuseUnfinished(): Promise<void> {
  if (run('git', 'status', '--porcelain')) {
    throw new PlainError('There are changes that are not committed: commit or remove them first.');
  }
  const mistakes = releaseMistakes((await readSqlFiles()).migrations);
  if (mistakes.length > 0) throw new PlainError(mistakes.join('\n'));
}

function check(): void {
  try {
    execFileSync('npm', ['run', 'check'], { cwd: projectFolder, stdio: 'inherit' });
  } catch (cause) {
    throw new PlainError('npm run check failed: nothing was released.', { cause });
  }
}

try {
  const { version: current } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const version = readVersion(process.argv[2], String(current));
  await refuseUnfinished();
  const changes = dateChanges(
    readFileSync(at('CHANGELOG.md'), 'utf8'),
    version,
    new Date().toISOString().slice(0, 10),
  );
  check();
  writeFileSync(at('CHANGELOG.md'), changes);
  const frozen = freezeMigrations((await readSqlFiles()).migrations, version);
  run('npm', 'version', version, '--no-git-tag-version');
  console.log(`
Version ${version}: ${frozen.length} migrations are frozen from now on.
Look at the change, then: git commit -am "Release ${version}" && git tag v${version}
`);
} catch (error) {
  explainAndExit(error);
}
