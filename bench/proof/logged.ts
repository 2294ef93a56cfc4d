import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, runCommand } from '../../e2e/support/test-commands.ts';

/** Runs a command to its end. If it fails, its output is kept in a file named on the console. */
export async function runLogged(name: string, command: Command) {
  const ended = await runCommand(command);
  if (ended.status !== 0) {
    const file = join(mkdtempSync(join(tmpdir(), 'tech-link-prove-')), `${name}.log`);
    writeFileSync(file, ended.output);
    console.error(`${name} ended with ${ended.status}: ${file}`);
  }
  return ended;
}
