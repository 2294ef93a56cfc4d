import { appendFileSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { PlainError, systemCode } from './plain-error.ts';

export type Variables = NodeJS.Dict<string>;

/**
 * Adds missing variables to an env file without changing existing ones.
 * @returns all variables of the file
 * @throws PlainError if the file cannot be read or written
 */
export function completeEnvFile(file: string, wanted: Variables): Variables {
  try {
    const text = read(file);
    const present = parseEnv(text);
    const missing = Object.entries(wanted).filter(([name]) => !present[name]);
    if (missing.length > 0) {
      const lines = missing.map(([name, value]) => `${name}=${value}\n`).join('');
      const start =
        text === ''
          ? '# For the embedded Supabase; see .env.example.\n'
          : text.endsWith('\n')
            ? ''
            : '\n';
      appendFileSync(file, start + lines, { mode: 0o600 });
    }
    return { ...present, ...Object.fromEntries(missing) };
  } catch (error) {
    throw new PlainError(`Cannot read and write ${file}: give this user the right to.`, {
      cause: error,
    });
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return '';
    throw error;
  }
}
