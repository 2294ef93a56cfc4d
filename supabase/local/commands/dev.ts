import { runNext } from './app-process.ts';
import { run } from './run.ts';

await run(async (settings) => runNext(settings, 'dev', '--port', String(settings.appPort)));
