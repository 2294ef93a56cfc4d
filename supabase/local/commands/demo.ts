import { serveSite } from './app-process.ts';
import { buildApp } from './build.ts';
import { run } from './run.ts';

const onlyBuild = process.argv.includes('--build-only');

await run(async (settings) => {
  await buildApp(settings);
  if (onlyBuild) return { ended: Promise.resolve(0), stop: async () => {} };
  return serveSite(settings, '--port', String(settings.appPort));
});
