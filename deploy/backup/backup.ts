import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { explainAndExit } from '../../supabase/local/plain-error.ts';
import { siteVariables } from '../../supabase/local/site-environment.ts';
import { backupKey } from './archive.ts';
import { placeOf } from './place.ts';
import { backUp } from './work.ts';

// Writes database and files into one archive: npm run backup -- /var/backups/tech-link.backup

try {
  const stamp = new Date().toISOString().slice(0, 16).replace(/\D/g, '');
  const file = resolve(process.argv[2] ?? `tech-link-${stamp}.backup`);
  const variables = siteVariables(process.env);
  const key = backupKey(variables.BACKUP_KEY);
  const startedAt = performance.now();
  const { rows, files } = await backUp(placeOf(variables), file, key);
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${file}: ${count} rows, ${files} files, ${megabytes} MB, ${seconds} s, verified.`);
  if (!key) console.log('It is not encrypted: set BACKUP_KEY to encrypt the next.');
} catch (error) {
  explainAndExit(error);
}
