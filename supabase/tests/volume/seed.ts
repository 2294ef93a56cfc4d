import { holdDataFolder } from '../../local/data-folder.ts';
import { openDatabase } from '../../local/local-stack.ts';
import { explainAndExit } from '../../local/plain-error.ts';
import { readSettings } from '../../local/settings.ts';
import { fill, LARGE } from './volume.ts';

try {
  const settings = await readSettings(process.env);
  const folder = await holdDataFolder(settings.dataFolder);
  try {
    const database = await openDatabase(settings, folder);
    await fill(database.query, LARGE);
    await database.close();
    console.log('The demo has 100,000 bookings, 10,000 tasks and 50,000 contacts now.');
  } finally {
    await folder.release();
  }
} catch (error) {
  explainAndExit(error);
}
