import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { z } from 'zod';
import { scriptEnvSchema } from '../../lib/core/env-schema.ts';
import { PlainError, systemCode } from './plain-error.ts';
import { projectFolder } from './settings.ts';

/** URLs and keys of the site and its Supabase project. */
export type SiteEnvironment = z.output<typeof scriptEnvSchema>;

/** Env files that the built site reads; earlier files take precedence. */
const FILES = ['.env.production.local', '.env.local', '.env.production', '.env'];

function readFile(name: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(join(projectFolder, name), 'utf8'));
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return {};
    throw new PlainError(`Cannot read ${name}: give this user the right to.`, { cause: error });
  }
}

/** Returns all variables of the built site. The environment takes precedence over the env files. */
export function siteVariables(
  env: NodeJS.Dict<string>,
  files: NodeJS.Dict<string>[] = FILES.map(readFile),
): NodeJS.Dict<string> {
  return Object.assign({}, ...files.toReversed(), env);
}

/**
 * Reads the settings of the site from the environment and the env files.
 * @throws PlainError about the first missing or invalid variable
 */
export function siteEnvironment(
  env: NodeJS.Dict<string>,
  files?: NodeJS.Dict<string>[],
): SiteEnvironment {
  const parsed = scriptEnvSchema.safeParse(siteVariables(env, files));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new PlainError(`${issue?.path.join('.')} ${issue?.message} See .env.example.`);
}
