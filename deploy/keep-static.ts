import { cpSync, existsSync, globSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Pages that were opened before a release load their scripts after it. The files have their content's hash as a name,
// so those of several releases lie side by side: run this once per build with a folder that outlives releases.

const DAYS = 14;

const [kept] = process.argv.slice(2);
if (!kept) {
  console.error(
    'Say where the files are kept: node deploy/keep-static.ts /var/lib/tech-link/static',
  );
  process.exit(1);
}
const built = join(import.meta.dirname, '..', process.env.NEXT_DIST_DIR ?? '.next', 'static');

const filesOf = (folder: string) =>
  globSync('**/*', { cwd: folder }).filter((name) => statSync(join(folder, name)).isFile());

function copy(name: string, from: string, to: string): void {
  mkdirSync(dirname(join(to, name)), { recursive: true });
  cpSync(join(from, name), join(to, name));
}

const now = new Date();
mkdirSync(kept, { recursive: true });
for (const name of filesOf(built)) {
  copy(name, built, kept);
  // Its age counts from the last release that had it.
  utimesSync(join(kept, name), now, now);
}
let former = 0;
for (const name of filesOf(kept)) {
  const age = now.getTime() - statSync(join(kept, name)).mtimeMs;
  if (age > DAYS * 24 * 60 * 60 * 1000) rmSync(join(kept, name));
  else if (!existsSync(join(built, name))) {
    copy(name, kept, built);
    former += 1;
  }
}
console.log(`${former} files of former releases stay.`);
