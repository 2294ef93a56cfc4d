import { landedMistakes, landNew } from '../database/landed.ts';
import { readSqlFiles } from '../database/migrations.ts';
import { explainAndExit, PlainError } from '../plain-error.ts';

try {
  const { migrations } = await readSqlFiles();
  const added = landNew(migrations);
  console.log(added.length > 0 ? `Added ${added.join(', ')}.` : 'There is no new migration.');
  const mistakes = landedMistakes(migrations);
  if (mistakes.length > 0) throw new PlainError(mistakes.join('\n'));
} catch (error) {
  explainAndExit(error);
}
