import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpus, loadavg, totalmem } from 'node:os';
import { projectFolder } from './next-server.ts';

/** Load per core above which times are unreliable. */
const BUSY = 0.3;

export type Machine = {
  date: string;
  commit: string;
  hardware: string;
  load: number;
  isCalm: boolean;
};

/** Describes the machine before anything runs. */
export function describeMachine(): Machine {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: projectFolder, encoding: 'utf8' }).trim();
  const cores = cpus();
  const [load = 0] = loadavg();
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    commit: git('rev-parse', '--short', 'HEAD') + (isChanged ? ' with changes' : ''),
    hardware: `${cores[0]?.model.trim()}, ${cores.length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`,
    load,
    isCalm: load / cores.length <= BUSY,
  };
}

const BLOCK = Buffer.alloc(2 ** 24, 'x');
const BLOCKS = 12;

/** Returns the milliseconds of a fixed piece of work, which vary with the load of a shared machine. */
export function timeFixedWork(): number {
  const startedAt = performance.now();
  const hash = createHash('sha256');
  for (let nth = 0; nth < BLOCKS; nth++) hash.update(BLOCK);
  hash.digest();
  return performance.now() - startedAt;
}
