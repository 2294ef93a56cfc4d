import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressors, type Encoding } from './compress-page.ts';

/** A page as Next stored it. Its age counts from `startedAt` (epoch ms), the start of its render. */
type StoredPage = { html: string; tags: string[]; startedAt: number };

/** A page that has a file, or soon will. */
type Kept = { tags: string[]; startedAt: number; timer: NodeJS.Timeout };

/** Paths that are safe file names on every system. None ends like the files below. */
const SAFE_PATH = /^(?:\/[a-z0-9][a-z0-9-]{0,99})+$/;

const FRESH = '.html';
const STALE = '.stale.html';
const COMPRESSED = ['.html.gz', '.html.br'];

const variants: [ending: string, Encoding][] = [
  ['', 'identity'],
  ['.gz', 'gzip'],
  ['.br', 'br'],
];

/**
 * Pages as files, which the proxy serves without asking Next (deploy/nginx.conf). The proxy knows no ages, so a file
 * is there only while its page is fresh; then it is renamed, for the proxy to serve when Next does not answer. The
 * folder belongs to one server process, and to it alone.
 */
export class PageFiles {
  readonly #folder: string;
  readonly #freshMs: number;
  readonly #kept = new Map<string, Kept>();
  #writes = 0;

  constructor(folder: string, freshSeconds: number) {
    this.#folder = folder;
    this.#freshMs = freshSeconds * 1000;
  }

  /**
   * Writes a fresh page, unless its file is there. Never rejects. `path` is Next's: that of `/` is `/index`.
   */
  async keep(path: string, { html, tags, startedAt }: StoredPage): Promise<void> {
    const known = this.#kept.get(path);
    if (known && known.startedAt >= startedAt) return;
    const left = startedAt + this.#freshMs - Date.now();
    if (left <= 0 || !SAFE_PATH.test(path)) return;
    clearTimeout(known?.timer);
    const timer = setTimeout(() => this.#retire(path), left).unref();
    const page = { tags, startedAt, timer };
    this.#kept.set(path, page);
    try {
      await this.#write(path, html, () => this.#kept.get(path) === page);
    } catch (error) {
      // The page stays noted, so that a full disk is reported once for each render, not for each visitor.
      console.error(`${path} cannot be written to PAGES_DIR`, error);
    }
  }

  /** Retires the pages with any of these tags, also those that are being written, before it returns. */
  retireTagged(tags: string[]): void {
    for (const [path, page] of this.#kept) {
      if (page.tags.some((tag) => tags.includes(tag))) this.#retire(path);
    }
  }

  #retire(path: string): void {
    clearTimeout(this.#kept.get(path)?.timer);
    this.#kept.delete(path);
    retireFile(join(this.#folder, path));
  }

  async #write(path: string, html: string, isCurrent: () => boolean): Promise<void> {
    const file = join(this.#folder, path);
    const content = Buffer.from(html);
    const temporary = `${file}.${this.#writes++}.tmp`;
    const changedAt = await lastChange(file, content);
    await mkdir(dirname(file), { recursive: true });
    const written = await Promise.all(
      variants.map(async ([ending, encoding]) => {
        const [from, to] = [temporary + ending, file + FRESH + ending];
        await writeFile(from, await compressors[encoding](content));
        await utimes(from, changedAt, changedAt);
        return { from, to };
      }),
    );
    // Nothing may come between this question and the last name. The page itself comes last: it makes the others found.
    if (isCurrent()) for (const { from, to } of written.toReversed()) renameSync(from, to);
    else await Promise.all(written.map(({ from }) => rm(from, { force: true })));
  }
}

/** Retires every page in the folder: who starts cannot know what has changed since the last run, or build. */
export function retireAll(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (/\.tmp(?:\.gz|\.br)?$/.test(name)) rmSync(file, { force: true });
    else if (name.endsWith(FRESH) && !name.endsWith(STALE))
      retireFile(file.slice(0, -FRESH.length));
  }
}

function retireFile(file: string): void {
  try {
    renameSync(file + FRESH, file + STALE);
  } catch (error) {
    // It was not written yet.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  for (const ending of COMPRESSED) rmSync(file + ending, { force: true });
}

/** Returns when the page last changed: proxies compare this time, so a visitor need not fetch the same page again. */
async function lastChange(file: string, content: Buffer): Promise<Date> {
  const former = file + STALE;
  const isSame = await readFile(former).then(
    (stale) => stale.equals(content),
    () => false,
  );
  return isSame ? (await stat(former)).mtime : new Date();
}
