import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { PlainError, systemCode } from './plain-error.ts';
import { projectFolder } from './settings.ts';

/** Where the site finds Supabase, and is found itself. */
export type SiteEnvironment = Record<
  'NEXT_PUBLIC_SUPABASE_URL' | 'SUPABASE_SECRET_KEY' | 'SITE_URL',
  string
>;

/** The files that the built site reads besides its environment, the first one with a variable counts. */
const FILES = ['.env.production.local', '.env.local', '.env.production', '.env'];

function readFile(name: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(join(projectFolder, name), 'utf8'));
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return {};
    throw new PlainError(`Cannot read ${name}: give this user the right to.`, { cause: error });
  }
}

/**
 * Reads what a script needs to know of the site from the environment and the files that the site reads.
 * @throws PlainError naming the first variable that is missing or no URL
 */
export function siteEnvironment(
  env: NodeJS.Dict<string>,
  files: NodeJS.Dict<string>[] = FILES.map(readFile),
): SiteEnvironment {
  const read = (name: keyof SiteEnvironment) => {
    const value = [env, ...files].map((source) => source[name]).find(Boolean);
    if (!value) throw new PlainError(`${name} is missing: set it as .env.example says.`);
    return value;
  };
  const readUrl = (name: keyof SiteEnvironment) => {
    const url = URL.parse(read(name));
    if (!url || !/^https?:$/.test(url.protocol)) {
      throw new PlainError(`${name} is not a URL: set it as .env.example says.`);
    }
    return url.origin;
  };
  return {
    NEXT_PUBLIC_SUPABASE_URL: readUrl('NEXT_PUBLIC_SUPABASE_URL'),
    SUPABASE_SECRET_KEY: read('SUPABASE_SECRET_KEY'),
    SITE_URL: readUrl('SITE_URL'),
  };
}
