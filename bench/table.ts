import { NotMeasured } from './not-measured.ts';
import type { Row, Sample, Unit } from './row.ts';
import type { Machine } from './support/machine.ts';
import { markdownTable } from './support/markdown-table.ts';
import { median } from './support/statistics.ts';

/** A row with its samples, or with the reason why it has none. */
export type Result = { row: Row; samples: Sample[]; failure?: unknown };

const units: Record<Unit, (figure: number) => string> = {
  bytes: (bytes) =>
    bytes < 10_000_000 ? `${round(bytes / 1000)} kB` : `${round(bytes / 1_000_000)} MB`,
  ms: (ms) => `${round(ms)} ms`,
  s: (seconds) => `${round(seconds)} s`,
  points: (points) => String(points),
  requests: (requests) => String(requests),
  'requests/s': (requests) => `${Math.round(requests)}/s`,
  scans: (scans) => String(scans),
  rows: (rows) => rows.toLocaleString('en-US'),
  pages: (pages) => String(pages),
};

function round(figure: number): string {
  return String(Number(figure.toFixed(figure < 10 ? 2 : figure < 100 ? 1 : 0)));
}

/** Returns the value that the bar limits: the ratio to the anchor, otherwise the figure. */
function limited({ ours, anchor }: Sample): number {
  return anchor ? median(ours) / median(anchor) : median(ours);
}

function isHeld({ bar }: Row, sample: Sample): boolean {
  const figure = limited(sample);
  // Rounded as printed: 1.104 is 1.1 times as much.
  const shown = sample.anchor ? Number(figure.toFixed(2)) : figure;
  return 'most' in bar ? shown <= bar.most : shown >= bar.least;
}

/** Returns the sample nearest to the bar, or furthest beyond it. */
function worst({ bar }: Row, samples: Sample[]): Sample | undefined {
  const sorted = samples.toSorted((a, b) => limited(a) - limited(b));
  return 'most' in bar ? sorted.at(-1) : sorted[0];
}

function writeBar({ bar, anchor, unit }: Row): string {
  const [sign, limit] = 'most' in bar ? ['≤', bar.most] : ['≥', bar.least];
  return `${sign} ${anchor ? `${limit} ×` : units[unit](limit)}`;
}

function spread(unit: Unit, figures: number[]): string {
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return least === most ? units[unit](least) : `${units[unit](least)} – ${units[unit](most)}`;
}

function figuresOf({ unit }: Row, sample: Sample): string[] {
  const { subject, ours, anchor } = sample;
  return [
    subject,
    units[unit](median(ours)),
    spread(unit, ours),
    anchor ? units[unit](median(anchor)) : '',
    anchor ? limited(sample).toFixed(2) : '',
  ];
}

function cellsOf({ row, samples, failure }: Result): string[] {
  const sample = worst(row, samples);
  const figures = sample ? figuresOf(row, sample) : ['', '', '', '', ''];
  const held = sample ? (isHeld(row, sample) ? 'yes' : '**no**') : reasonOf(failure);
  return [row.what, writeBar(row), ...figures, held];
}

function reasonOf(failure: unknown): string {
  const [reason] = (failure instanceof Error ? failure.message : String(failure)).split('\n');
  return failure instanceof NotMeasured ? `not measured: ${reason}` : `failed: ${reason}`;
}

/** Returns whether every row was measured and within its bar. */
export function isAllHeld(results: Result[]): boolean {
  return results.every(
    ({ row, samples }) => samples.length > 0 && samples.every((sample) => isHeld(row, sample)),
  );
}

/** Returns all figures of a row, formatted. */
export function writeSamples({ row, samples, failure }: Result): string {
  const lines = samples.map((sample) =>
    [isHeld(row, sample) ? ' ' : '!', ...figuresOf(row, sample)].join('  '),
  );
  if (samples.length === 0) lines.push(reasonOf(failure));
  return [`${row.name}: ${row.what}, ${writeBar(row)}`, ...lines].join('\n');
}

/**
 * Writes the table with the machine, the anchors and the samples that missed the bar.
 * @param machine.speeds milliseconds of the same piece of work before each row
 */
export function writeTable(
  results: Result[],
  machine: Machine & { speeds: number[] },
  rounds: number,
): string {
  const compared = results.flatMap(({ row: { what, anchor, stack } }) =>
    anchor || stack
      ? [
          `- ${what}: ${[anchor && `against ${anchor}`, stack && `on ${stack}`].filter(Boolean).join(', ')}`,
        ]
      : [],
  );
  const missed = results.flatMap(({ row, samples }) =>
    samples.length > 1
      ? samples
          .filter((sample) => !isHeld(row, sample))
          .map((sample) => [row.what, ...figuresOf(row, sample)])
      : [],
  );
  return [
    '# Results',
    '',
    `${machine.date} UTC, commit ${machine.commit}; ${machine.hardware}; load before: ${machine.load.toFixed(2)}, ${machine.isCalm ? 'calm' : '**busy: times say little**'}.`,
    `The same piece of work took ${spread('ms', machine.speeds)} before the rows; a wide range means an uneven machine.`,
    `Medians of ${rounds} rounds, ours and the anchor in turn; of several pages the one nearest to the bar or furthest beyond it.`,
    '',
    ...markdownTable(
      ['row', 'bar', 'of', 'figure', 'min – max', 'anchor', 'ratio', 'held'],
      results.map(cellsOf),
    ),
    '',
    '## Compared with what, on what',
    '',
    ...compared,
    ...(missed.length > 0
      ? [
          '',
          '## All that missed',
          '',
          ...markdownTable(['row', 'of', 'figure', 'min – max', 'anchor', 'ratio'], missed),
        ]
      : []),
    '',
  ].join('\n');
}
