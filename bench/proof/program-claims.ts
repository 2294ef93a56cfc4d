import { join } from 'node:path';
import { requireProgram } from '../anchors/nginx.ts';
import { projectFolder } from '../support/next-server.ts';
import type { Claim } from './claim.ts';
import { runLogged } from './logged.ts';

/** A claim that a program proves by ending with 0. */
type ProgramClaim = {
  name: string;
  claim: string;
  file: string;
  /** Programs that must be installed. */
  needs?: string[];
  /** Returns the figure from the program's output. */
  figureOf(output: string): string;
};

const provenBy = ({ name, claim, file, needs = [], figureOf }: ProgramClaim): Claim => ({
  name,
  claim,
  bar: `${file} ends with 0`,
  run: async () => {
    for (const program of needs) requireProgram(program);
    const command = [process.execPath, join(projectFolder, file)];
    const { status, output } = await runLogged(name, { command });
    return { figure: figureOf(output), held: status === 0 };
  },
});

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
    figureOf: (output) => {
      // Each row is printed at once, and in the table again.
      const rows = output.split('\n').filter((line) => / \(\d+ s\)$/.test(line));
      return `${rows.filter((line) => line.includes('| yes |')).length} of ${rows.length} rows held`;
    },
  },
  {
    name: 'release',
    claim: 'forms and scripts that were opened before a release work after it',
    file: 'bench/release.ts',
    figureOf: (output) =>
      linesLike(output, /^(The second release knows|A booking form|\d+ scripts)/).join('; '),
  },
  {
    name: 'backup',
    claim: '100,000 bookings are restored on a new server as they were',
    file: 'deploy/backup/drill.ts',
    figureOf: (output) => linesLike(output, /^\d+ bookings|\d s$|^\d+ things/).join('; '),
  },
];

export const programClaims = programs.map(provenBy);
