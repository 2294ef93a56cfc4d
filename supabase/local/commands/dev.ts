import { runNext, THIS_MACHINE_ONLY } from './app-process.ts';
import { run } from './run.ts';

await run(async (settings) =>
  runNext(settings, 'dev', ...THIS_MACHINE_ONLY, '--port', String(settings.appPort)),
);
