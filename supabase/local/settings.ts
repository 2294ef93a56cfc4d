import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { readEnv } from '../../lib/core/env-schema.ts';
import { publishableKey, secretKey } from './api/keys.ts';
import { completeEnvFile } from './env-file.ts';
import { PlainError } from './plain-error.ts';

export const projectFolder = join(import.meta.dirname, '../..');

/** Environment variables of the app. */
export type AppEnvironment = Record<
  | 'NEXT_PUBLIC_SUPABASE_URL'
  | 'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'
  | 'SUPABASE_SECRET_KEY'
  | 'SITE_URL'
  | 'AUTOMATION_WEBHOOK_URL'
  | 'AUTOMATION_WEBHOOK_SECRET'
  | 'INCOMING_WEBHOOK_SECRET'
  | 'PROPOSAL_SIGNING_KEY'
  | 'SMTP_URL'
  | 'CRON_SECRET'
  | 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  string
>;

/** Settings of one run of the stack with the app. */
export type Settings = AppSettings & {
  appPort: number;
  apiPort: number;
  mailboxPort: number;
  smtpPort: number;
  hookPort: number;
  dataFolder: string;
  /** `postgres://…`, or null for PGlite in the data folder. */
  databaseUrl: string | null;
};

export type AppSettings = {
  /** All environment variables of the app, including `.env.local`. */
  app: AppEnvironment;
};

/** Returns a new key for signing proposal receipts. */
const newSigningKey = () =>
  generateKeyPairSync('ed25519')
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64');

/** Returns the data folder set in the environment, or the default one. */
export function dataFolder(env: NodeJS.ProcessEnv): string {
  return resolve(projectFolder, env.SUPABASE_DATA_DIR || 'supabase/.data');
}

/**
 * Reads ports and folders from the environment and adds missing variables to `.env.local`.
 * Local URLs in that file are adjusted to the ports of this run. URLs of other machines are kept, except the
 * Supabase URL.
 * @throws PlainError that lists all invalid variables
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const appPort = port(env, 'PORT', 3000);
  const apiPort = port(env, 'SUPABASE_PORT', 54321);
  const [mailboxPort, smtpPort, hookPort] = [apiPort + 3, apiPort + 4, apiPort + 5];
  const own: AppEnvironment = {
    NEXT_PUBLIC_SUPABASE_URL: `http://127.0.0.1:${apiPort}`,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey(),
    SUPABASE_SECRET_KEY: secretKey(),
    SITE_URL: `http://localhost:${appPort}`,
    AUTOMATION_WEBHOOK_URL: `http://127.0.0.1:${hookPort}/hook`,
    AUTOMATION_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('base64')}`,
    INCOMING_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('base64')}`,
    PROPOSAL_SIGNING_KEY: newSigningKey(),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    CRON_SECRET: randomBytes(24).toString('base64url'),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  };
  const wanted = Object.fromEntries(Object.entries(own).filter(([name]) => !env[name]));
  const file = completeEnvFile(join(projectFolder, '.env.local'), wanted);
  const chosen = (name: keyof AppEnvironment) => env[name] || file[name] || own[name];
  const address = (name: keyof AppEnvironment) =>
    env[name] || !isLocal(chosen(name)) ? chosen(name) : own[name];
  return {
    appPort,
    apiPort,
    mailboxPort,
    smtpPort,
    hookPort,
    dataFolder: dataFolder(env),
    databaseUrl: env.SUPABASE_DB_URL || null,
    app: checked({
      NEXT_PUBLIC_SUPABASE_URL: own.NEXT_PUBLIC_SUPABASE_URL,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: chosen('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'),
      SUPABASE_SECRET_KEY: chosen('SUPABASE_SECRET_KEY'),
      SITE_URL: address('SITE_URL'),
      AUTOMATION_WEBHOOK_URL: address('AUTOMATION_WEBHOOK_URL'),
      AUTOMATION_WEBHOOK_SECRET: chosen('AUTOMATION_WEBHOOK_SECRET'),
      INCOMING_WEBHOOK_SECRET: chosen('INCOMING_WEBHOOK_SECRET'),
      PROPOSAL_SIGNING_KEY: chosen('PROPOSAL_SIGNING_KEY'),
      SMTP_URL: address('SMTP_URL'),
      CRON_SECRET: chosen('CRON_SECRET'),
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: chosen('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'),
    }),
  };
}

function checked(app: AppEnvironment): AppEnvironment {
  try {
    readEnv(app);
    return app;
  } catch (error) {
    const [, ...sentences] = error instanceof Error ? error.message.trim().split(/\n\s*/) : [];
    throw new PlainError(
      `Correct these variables in .env.local or the environment, or delete them for their usual value:\n  ${sentences.join('\n  ')}`,
      { cause: error },
    );
  }
}

function port(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const value = Number(env[name] || usual);
  if (Number.isInteger(value) && value > 0 && value <= 65_530) return value;
  throw new PlainError(`${name}=${env[name]} is not a port: choose a number from 1024 to 65530.`);
}

function isLocal(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(url)?.hostname ?? '');
}
