import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './settings.ts';

/**
 * Returns the JavaScript file of a command in an installed package, to run with `process.execPath`. Windows cannot run
 * the files in `node_modules/.bin`.
 */
export function packageCommand(name: string, command: string): string {
  const folder = join(projectFolder, 'node_modules', name);
  const { bin }: { bin: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = bin[command];
  if (!file) throw new Error(`${name} has no command ${command}`);
  return join(folder, file);
}
