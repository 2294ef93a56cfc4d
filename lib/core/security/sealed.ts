import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/core/env';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The key stays the same when SUPABASE_SECRET_KEY is replaced, if SECOND_FACTOR_KEY holds the earlier one. */
function keyFor(purpose: string): Buffer {
  const secret = env.SECOND_FACTOR_KEY || env.SUPABASE_SECRET_KEY;
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** Returns `value` encrypted with a key of this server; only `unseal` with the same purpose reads it. */
export function seal(purpose: string, value: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(purpose), iv);
  const encrypted = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/**
 * Returns what `seal` was given.
 * @throws Error if it was sealed with another key or for another purpose, or was changed
 */
export function unseal(purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyFor(purpose), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const encrypted = bytes.subarray(IV_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
}
