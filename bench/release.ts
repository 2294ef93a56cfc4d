import { strict as assert } from 'node:assert';
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bookingAction, bookingForm, freeDays, visitor } from './support/booking-form.ts';
import { nextServer, projectFolder } from './support/next-server.ts';
import { ports, requireOwnPorts } from './support/ports.ts';
import { copyProject } from './support/project-copy.ts';
import { openSite, SITE_URL } from './support/site.ts';

// Two releases: this source, and a copy with a harmless change, built with the same key and run as a standalone
// server. Pages opened at the first release are used at the second.

/** Runs a program without blocking this process, which contains the Supabase that a build reads from. */
const execute = (file: string, parameters: string[], folder: string, env = process.env) =>
  promisify(execFile)(file, parameters, { cwd: folder, env, maxBuffer: 2 ** 26 });

/** Adds a line after the directive in the first line. */
function change(folder: string, name: string, line: string): void {
  const [directive, ...rest] = readFileSync(join(folder, name), 'utf8').split('\n');
  writeFileSync(join(folder, name), [directive, line, ...rest].join('\n'));
}

/** Returns the ids of the server actions of a build. */
function actionsOf(folder: string): string[] {
  const file = join(folder, '.next/server/server-reference-manifest.json');
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')).node);
}

const chunksOf = (folder: string) => readdirSync(join(folder, '.next/static/chunks'));
const keepStatic = (folder: string, kept: string) =>
  execute(process.execPath, [join(folder, 'deploy/keep-static.ts'), kept], folder);

await requireOwnPorts();
const site = await openSite();
// A copy with a changed script and one more action in front.
const copy = copyProject();
const { folder } = copy;
change(folder, 'components/ui/use-form-action.ts', "console.debug('Second release');");
change(folder, 'lib/bookings/actions.ts', 'export async function added() { return 2; }');
const kept = mkdtempSync(join(tmpdir(), 'tech-link-static-'));
const standalone = join(folder, '.next/standalone');
const second = nextServer({
  folder: standalone,
  port: ports.site,
  env: site.env,
  program: 'server.js',
  start: [],
});
try {
  await site.start();
  const withScript = await bookingAction();
  const withoutScript = await bookingForm();
  const [first = { date: '', free: [] }, next = { date: '', free: [] }] = await freeDays();

  const env = { ...site.env, NODE_ENV: 'production' as const, STANDALONE: '1' };
  await execute(
    process.execPath,
    [join(folder, 'node_modules/next/dist/bin/next'), 'build'],
    folder,
    env,
  );
  const changed = chunksOf(projectFolder).filter((name) => !chunksOf(folder).includes(name));
  assert(changed.length > 0, 'the second release has other scripts');
  await keepStatic(projectFolder, kept);
  await keepStatic(folder, kept);
  for (const name of ['.next/static', 'public'])
    cpSync(join(folder, name), join(standalone, name), { recursive: true });

  const wrong = spawnSync(process.execPath, ['server.js'], {
    cwd: standalone,
    env: { ...env, PORT: String(ports.browser), SITE_URL: 'nowhere', CRON_SECRET: '' },
    encoding: 'utf8',
    timeout: 30_000,
  });
  assert.equal(wrong.status, 1, 'a standalone server ends where its environment is wrong');
  assert.match(wrong.stderr, /^ {2}SITE_URL must be .+\n {2}CRON_SECRET is missing\.$/m);
  console.log('A standalone server ends with one sentence for each wrong variable.');

  await site.kill();
  const startedAt = Date.now();
  await second.start();
  const servers = await site.stack.sql('select name from public.servers where seen_at > $1', [
    new Date(startedAt).toISOString(),
  ]);
  assert.equal(servers.length, 1, 'a standalone server joins the others');
  console.log('A standalone server joins the other servers of the site.');
  const known = new Set(actionsOf(folder));
  assert.deepEqual(
    actionsOf(projectFolder).filter((id) => !known.has(id)),
    [],
  );
  console.log(
    `The second release knows all ${actionsOf(projectFolder).length} actions of the first.`,
  );

  for (const [how, book, { date, free }] of [
    ['with JavaScript', withScript, first],
    ['without JavaScript', withoutScript, next],
  ] as const) {
    const answer = await book({ ...visitor(), date, time: free[0] ?? '' });
    assert.equal(answer.kind, 'booked', `${how}: ${JSON.stringify(answer)}`);
    console.log(`A booking form of the first release books at the second, ${how}.`);
  }

  for (const name of changed) {
    const response = await fetch(`${SITE_URL}/_next/static/chunks/${name}`);
    assert.equal(response.status, 200, `${name} of the first release is served`);
  }
  console.log(`${changed.length} scripts that only the first release has are still served.`);
} finally {
  await second.kill();
  await site.stop();
  copy.remove();
  rmSync(kept, { recursive: true, force: true });
}
process.exit();
