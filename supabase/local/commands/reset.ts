import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { holdDataFolder } from '../data-folder.ts';
import { explainAndExit, PlainError } from '../plain-error.ts';
import { dataFolder } from '../settings.ts';
import { forgetBuild } from './build.ts';

// Listed by name, so that other files in the folder are kept.
const contents = ['postgres', 'files', 'mails.json', 'deliveries.json', 'jwt-secret'];

try {
  if (process.env.SUPABASE_DB_URL) {
    throw new PlainError(
      'SUPABASE_DB_URL is set, and db:reset never empties a server: drop and create that database yourself.',
    );
  }
  const folder = await holdDataFolder(dataFolder(process.env));
  await Promise.all(
    contents.map((name) => rm(join(folder.path, name), { recursive: true, force: true })),
  );
  forgetBuild();
  await folder.release();
  console.log('The data is gone. The next start migrates and seeds afresh.');
} catch (error) {
  explainAndExit(error);
}
