import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explainAndExit, PlainError } from '../../supabase/local/plain-error.ts';
import { siteVariables } from '../../supabase/local/site-environment.ts';
import { backupKey } from './archive.ts';
import { placeOf } from './place.ts';
import { restore } from './work.ts';

// Fills a migrated database and its Storage with an archive: npm run restore -- tech-link.backup [--overwrite=<database>]
// It loads rows only, because the schemas auth and storage belong to Supabase and cannot be dropped.

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { overwrite: { type: 'string' } },
  });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) {
    throw new PlainError('Say what to restore: npm run restore -- tech-link.backup');
  }
  const variables = siteVariables(process.env);
  const startedAt = performance.now();
  const { createdAt, rows, files } = await restore(placeOf(variables), resolve(file), {
    key: backupKey(variables.BACKUP_KEY),
    overwrite: values.overwrite ?? null,
  });
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Restored as of ${createdAt}: ${count} rows, ${files} files, in ${seconds} s.`);
} catch (error) {
  explainAndExit(error);
}
