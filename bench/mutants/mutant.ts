import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './list.ts';

/**
 * Returns the text of the file with the rule broken.
 * @param root folder of the project
 * @throws Error where the text to replace does not occur exactly once
 */
export function brokenText(root: string, { file, find, replace }: Mutant): string {
  const parts = readFileSync(join(root, file), 'utf8').split(find);
  if (parts.length !== 2) {
    throw new Error(`${file} contains ${parts.length - 1} times, not once: ${find}`);
  }
  return parts.join(replace);
}
