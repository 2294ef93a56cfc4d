import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes `sizing.md` and `limits.md` from their templates. `{{ }}` are placeholders for measured figures
 * (`bench/results.md`, `bench/endpoints.json`) or constants in the code. Run with `node deploy/documents.ts`; a full
 * measurement also runs it.
 */
export const DOCUMENTS = ['sizing', 'limits'] as const;

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Endpoints = {
  date: string;
  commit: string;
  figures: Record<string, { cpuMs: number; pageMs: number }>;
};

/** Formats a number for readers, rounded to two or three digits. */
const shown = (figure: number) =>
  Number(figure.toPrecision(figure < 10 ? 2 : 3)).toLocaleString('en-US');

/** Evaluates a product of integers in a source file, such as `15 * 60`; constants must be in the same file. */
function numberIn(text: string, expression: string): number {
  return expression.split('*').reduce((product, factor) => {
    const written = factor.trim();
    if (/^[\d_]+$/.test(written)) return product * Number(written.replaceAll('_', ''));
    const [, given] = new RegExp(`const ${written} = ([\\d_* ]+);`).exec(text) ?? [];
    if (!given) throw new Error(`${written} is no number`);
    return product * numberIn(text, given);
  }, 1);
}

const windows: Record<number, string> = { 60: 'a minute', 3600: 'an hour', 86400: 'a day' };

/** Formats the rate limit of a constant, such as '10 an hour'. */
function limit(file: string, name: string): string {
  const text = read(file);
  const [, hits, seconds] =
    new RegExp(`const ${name} = [^;]*?maxHits: ([\\w* ]+),\\s*windowSeconds(?:: ([\\w* ]+))?`).exec(
      text,
    ) ?? [];
  if (!hits) throw new Error(`${file} has no limit ${name}`);
  const within = numberIn(text, seconds ?? 'windowSeconds');
  return `${numberIn(text, hits).toLocaleString('en-US')} ${windows[within] ?? `in ${within / 60} minutes`}`;
}

/** Returns the number in a file that matches a pattern with one group. */
function numberAt(file: string, pattern: string): string {
  const [, found] = new RegExp(pattern).exec(read(file)) ?? [];
  if (!found) throw new Error(`${file} has no ${pattern}`);
  return numberIn(read(file), found).toLocaleString('en-US');
}

/** Returns the number in a row of the results, without its unit; NaN if it was not measured. */
function measured(what: string, column: 'figure' | 'ratio' = 'figure'): number {
  const line = read('bench/results.md')
    .split('\n')
    .find((row) => row.startsWith(`| ${what} |`));
  const cells = line?.split('|').map((cell) => cell.trim()) ?? [];
  return Number.parseFloat((cells[{ figure: 4, ratio: 7 }[column]] ?? '').replaceAll(',', ''));
}

const endpoints = (): Endpoints => JSON.parse(read('bench/endpoints.json'));

/** Returns date and commit of the results. */
const when = (document: string) => {
  const [, date, commit] =
    /^(\d{4}-\d\d-\d\d) [\d:]+ UTC, commit (\w+)/m.exec(read(document)) ?? [];
  if (!date || !commit) throw new Error(`${document} does not say when it was measured`);
  return { date, commit };
};

const STAFF_LIST = 'CPU of `next start` for a staff list of 50 rows';
const BOOKING = 'p95 of the booking action, 8 at once';
const FIRST_LOAD = 'first load of /: everything, with its pictures';
const FIRST_REQUESTS = 'first load of /: requests';
const PROXY = 'requests a second for a public page, as deployed';

/** Figures that sizing derives from measurements. The document states the assumed load. */
const computed: Record<string, () => number> = {
  staffCpuMs: () => measured(STAFF_LIST),
  staffPerSecond: () => 1000 / measured(STAFF_LIST),
  staffShare: () => (20 * 100 * measured(STAFF_LIST)) / 1000,
  staffAtMost: () => 10 * (1000 / measured(STAFF_LIST)),
  bookingP95Ms: () => measured(BOOKING),
  bookingsPerSecond: () => 8000 / measured(BOOKING),
  bookingShare: () => (0.4 * 100 * measured(BOOKING)) / 8000,
  proxyPerSecond: () => measured(PROXY),
  proxyShare: () => (39 * (measured(FIRST_REQUESTS) + 3) * 100) / measured(PROXY),
  pageCpuMs: () => measured('CPU of proxy and site for a public page, as deployed'),
  rivalsSeconds: () => measured('200 rivals for one slot are all answered'),
  idleMb: () => measured('resident memory when idle'),
  busyMb: () => measured('resident memory after 60 s over all pages'),
  firstLoadKb: () => measured(FIRST_LOAD),
  firstLoadRequests: () => measured(FIRST_REQUESTS),
  peakMbPerSecond: () => (39 * (measured(FIRST_LOAD) + 3 * 15)) / 1000,
  monthTb: () => (10_000_000 * (measured(FIRST_LOAD) + 3 * 15)) / 1e9,
  peakRequests: () => 39 * (measured(FIRST_REQUESTS) + 3),
  meanRequests: () => 3.9 * (measured(FIRST_REQUESTS) + 3),
  volumeRatio: () =>
    measured(
      'dashboard, calendar, lists, boards with 100,000 bookings, touches and deals',
      'ratio',
    ),
  deliveredPerHour: () =>
    60 * Number(numberAt('lib/outbox/delivery.ts', 'const MAX_TRIED = ([\\d_]+)')),
  nightRatio: () =>
    measured('rows that a night of retention removes within an hour, of each kind', 'ratio'),
};

/** Date and commit of a measurement. */
export const measuredAt = {
  results: () => when('bench/results.md'),
  endpoints: () => endpoints(),
};

function figure(placeholder: string): string {
  const [kind = '', ...rest] = placeholder.split(' ');
  const of = (name: string) => {
    const found = endpoints().figures[name];
    if (!found) throw new Error(`${name} is not in bench/endpoints.json`);
    return found;
  };
  switch (kind) {
    case 'limit':
      return limit(rest.slice(0, -1).join(' '), rest.at(-1) ?? '');
    case 'number':
      return numberAt(rest[0] ?? '', rest.slice(1).join(' '));
    case 'cpu':
      return `${of(rest.join(' ')).cpuMs.toFixed(1)} ms`;
    case 'page':
      return `${of(rest.join(' ')).pageMs.toFixed(0)} ms`;
    case 'endpoints':
      return `${endpoints().date}, commit ${endpoints().commit}`;
    case 'results':
      return Object.values(when('bench/results.md')).join(', commit ');
    default: {
      const value = computed[kind]?.();
      if (value === undefined) throw new Error(`{{${placeholder}}} names no figure`);
      return Number.isNaN(value) ? 'not measured yet' : shown(value);
    }
  }
}

/** Renders a document from its template and the current figures. */
export function render(name: (typeof DOCUMENTS)[number]): string {
  return read(`deploy/${name}.template.md`).replaceAll(/\{\{(.+?)\}\}/g, (_, placeholder: string) =>
    figure(placeholder),
  );
}

export function writeDocuments(): void {
  for (const name of DOCUMENTS) writeFileSync(join(root, `deploy/${name}.md`), render(name));
}

if (import.meta.main) writeDocuments();
