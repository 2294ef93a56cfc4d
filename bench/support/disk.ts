import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NotMeasured } from '../not-measured.ts';

/** A separate disk in memory. */
export type Disk = { folder: string; fill(): void; free(): void; remove(): void };

/** Throws NotMeasured if this user may not mount a disk. */
export function mountDisk(megabytes: number): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'tech-link-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(folder, { recursive: true });
    throw new NotMeasured('a disk can be mounted by root only');
  }
  chmodSync(folder, 0o755);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'w');
      const block = Buffer.alloc(2 ** 12, 1);
      try {
        for (;;) writeSync(file, block);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
