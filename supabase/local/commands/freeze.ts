import { readSqlFiles } from '../database/migrations.ts';
import { freezeMigrations, releaseMistakes } from '../database/released.ts';
import { explainAndExit, PlainError } from '../plain-error.ts';

try {
  const { migrations } = await readSqlFiles();
  const mistakes = releaseMistakes(migrations);
  if (mistakes.length > 0) throw new PlainError(mistakes.join('\n'));
  const added = freezeMigrations(migrations);
  console.log(added.length > 0 ? `Released: ${added.join(', ')}.` : 'There is no new migration.');
} catch (error) {
  explainAndExit(error);
}
