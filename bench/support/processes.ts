import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in /proc: Linux reports 100 to every program. */
const TICKS = 100;

type Process = { pid: number; parent: number; ticks: number };

/** Reads /proc/<pid>/stat: the parent, and the CPU time of the process and its ended children. */
function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the last parenthesis may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(fields[1]), ticks };
  } catch {
    return null;
  }
}

/** Returns the process and all its descendants. */
function processTree(pid: number): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name)))
    .filter((process) => process !== null);
  const tree = all.filter((process) => process.pid === pid);
  for (const { pid: parent } of tree) tree.push(...all.filter((one) => one.parent === parent));
  return tree;
}

/** Returns the CPU time, user and system, of a process with its children, in milliseconds. */
export function cpuMilliseconds(pid: number): number {
  return processTree(pid).reduce((sum, { ticks }) => sum + (ticks * 1000) / TICKS, 0);
}

/** Returns the resident memory of a process with its children, in bytes. */
export function residentBytes(pid: number): number {
  return processTree(pid).reduce((sum, one) => {
    const status = readFileSync(`/proc/${one.pid}/status`, 'utf8');
    return sum + Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  }, 0);
}
