import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/core/env';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The key survives the replacement of SUPABASE_SECRET_KEY, if SECOND_FACTOR_KEY contains the earlier one. */
function keyFor(purpose: string): Buffer {
  const secret = env.SECOND_FACTOR_KEY || env.SUPABASE_SECRET_KEY;
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** Encrypts `value` with a key of this server; only `unseal` with the same purpose can decrypt it. */
export function seal(purpose: string, value: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(purpose), iv);
  const encrypted = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/**
 * Decrypts a value encrypted by `seal`.
 * @throws Error if it was encrypted with another key or for another purpose, or was modified
 */
export function unseal(purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyFor(purpose), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const encrypted = bytes.subarray(IV_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
}
