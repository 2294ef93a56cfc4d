import { cpSync, existsSync, globSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Pages that were opened before a release load their scripts after it. The file names contain a content hash, so one
// folder can store the files of several releases. Run this once per build, with a folder that is kept across releases.

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
  // The age of a file counts from the last release that contained it.
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
