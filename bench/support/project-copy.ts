import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from './next-server.ts';

/** A replacement of text in a file. */
export type Change = {
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
};

export type ProjectCopy = {
  folder: string;
  /** Runs `work` with the change, then reverts it. */
  with<Result>(change: Change, work: () => Promise<Result>): Promise<Result>;
  remove(): void;
};

/**
 * Returns the text of the file with the change.
 * @param root folder of the project
 * @throws Error if the text to replace does not occur exactly once
 */
export function changedText(root: string, { file, find, replace }: Change): string {
  const parts = readFileSync(join(root, file), 'utf8').split(find);
  if (parts.length !== 2) {
    throw new Error(`${file} contains ${parts.length - 1} times, not once: ${find}`);
  }
  return parts.join(replace);
}

/** Copies the working tree, without ignored files, to a separate folder; the installed packages are shared. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'tech-link-copy-'));
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { cwd: projectFolder, encoding: 'utf8' }).split('\0');
  for (const file of files) {
    if (file) cpSync(join(projectFolder, file), join(folder, file), { recursive: true });
  }
  linkPackages(folder);
  return {
    folder,
    with: async (change, work) => {
      const place = join(folder, change.file);
      const text = readFileSync(place, 'utf8');
      writeFileSync(place, changedText(folder, change));
      return work().finally(() => writeFileSync(place, text));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Hard links if possible, otherwise copies, because the build rejects packages behind a symbolic link. */
function linkPackages(folder: string): void {
  const [from, to] = [join(projectFolder, 'node_modules'), join(folder, 'node_modules')];
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to]);
  }
}
