import { join } from 'node:path';
import { requireProgram } from '../anchors/nginx.ts';
import { projectFolder } from '../support/next-server.ts';
import { type Change, copyProject } from '../support/project-copy.ts';
import type { Sabotaged } from './claim.ts';
import { runLogged } from './logged.ts';

/** A claim that a program proves by exiting with 0. */
type ProgramClaim = {
  name: string;
  claim: string;
  file: string;
  /** Programs that must be installed. */
  needs?: string[];
  least: Sabotaged['least'];
  /** Returns the results from the program's output, one per line. */
  resultsOf(output: string): string[];
  /** Returns the figure; by default the results. */
  figureOf?(results: string[]): string;
  fault: Change & { rule: string };
};

function provenBy({ name, claim, least, fault, ...program }: ProgramClaim): Sabotaged {
  const run = async (folder: string) => {
    for (const needed of program.needs ?? []) requireProgram(needed);
    const command = [process.execPath, join(folder, program.file)];
    const { status, output } = await runLogged(name, { command, folder });
    const results = program.resultsOf(output);
    const figure = program.figureOf?.(results) ?? results.join('; ');
    return { figure, held: status === 0, seen: results.length };
  };
  const runWithFault = async () => {
    const copy = copyProject();
    try {
      const finding = await copy.with(fault, () => run(copy.folder));
      // A failed build proves nothing.
      if (finding.seen === 0) throw new Error(`${program.file} measured nothing`);
      return finding;
    } finally {
      copy.remove();
    }
  };
  return {
    name,
    claim,
    bar: `${program.file} ends with 0`,
    least,
    sabotage: [{ fault: `broken: ${fault.rule}`, run: runWithFault }],
    run: () => run(projectFolder),
  };
}

const linesLike = (output: string, pattern: RegExp) =>
  output
    .split('\n')
    .filter((line) => pattern.test(line))
    .map((line) => line.trim().replace(/\s+/g, ' ').replace(/\.$/, ''));

const programs: ProgramClaim[] = [
  {
    name: 'cluster',
    claim: 'two servers publish, limit, deliver, are killed and released as one',
    file: 'bench/cluster.ts',
    needs: ['nginx'],
    least: { count: 10, of: 'rows' },
    // Each row is printed immediately, and again in the table.
    resultsOf: (output) => output.split('\n').filter((line) => / \(\d+ s\)$/.test(line)),
    figureOf: (rows) =>
      `${rows.filter((line) => line.includes('| yes |')).length} of ${rows.length} rows held`,
    fault: {
      rule: 'a server announces what became stale',
      file: 'lib/core/cache/cluster/announce.ts',
      find: 'await globalThis.clusterAnnounce?.(keys);',
      replace: 'await Promise.resolve(keys);',
    },
  },
  {
    name: 'release',
    claim: 'forms and scripts that were opened before a release work after it',
    file: 'bench/release.ts',
    least: { count: 4, of: 'results' },
    resultsOf: (output) =>
      linesLike(output, /^(The second release knows|A booking form|\d+ scripts)/),
    fault: {
      rule: 'files of former releases stay',
      file: 'deploy/keep-static.ts',
      find: '    copy(name, kept, built);\n',
      replace: '',
    },
  },
  {
    name: 'backup',
    claim: '100,000 bookings are restored on a new server as they were',
    file: 'deploy/backup/drill.ts',
    least: { count: 5, of: 'results' },
    resultsOf: (output) => linesLike(output, /^\d+ bookings|\d s$|^\d+ things/),
    fault: {
      rule: 'files are restored',
      file: 'deploy/backup/work.ts',
      find: 'await storage.write(stored, new Uint8Array(await buffer(content)));',
      replace: 'await buffer(content);',
    },
  },
];

export const programClaims = programs.map(provenBy);
