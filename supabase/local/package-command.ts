import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './settings.ts';

/**
 * Returns the JavaScript file behind a command of an installed package, for `process.execPath`: Windows cannot run what
 * is in `node_modules/.bin`.
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
