import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Keys } from './supabase-api.ts';

/** Returns new secrets in the format of hosted projects. */
export function generateKeys(): Keys {
  return { publishable: publishableKey(), secret: secretKey(), jwt: jwtSecret() };
}

export function publishableKey(): string {
  return `sb_publishable_${randomBytes(24).toString('base64url')}`;
}

export function secretKey(): string {
  return `sb_secret_${randomBytes(24).toString('base64url')}`;
}

/** Returns the secret for signing sessions. It is stored in the data folder, so that sessions survive a restart. */
export async function keptJwtSecret(folder: string): Promise<string> {
  const file = join(folder, 'jwt-secret');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept) return kept;
  const secret = jwtSecret();
  await mkdir(folder, { recursive: true });
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}

function jwtSecret(): string {
  return randomBytes(32).toString('base64url');
}
