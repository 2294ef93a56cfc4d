import { runNext } from './app-process.ts';
import { buildApp } from './build.ts';
import { run } from './run.ts';

await run(async (settings) => {
  await buildApp(settings);
  return runNext(settings, 'start', '--port', String(settings.appPort));
});
