import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { signToken } from '@/lib/core/security/signed-token';

const DIGITS = 6;

/**
 * Returns the emailed code that confirms an acceptance. It is computed from the row id with this server's key, so that
 * access to the database or a backup is not enough to accept on behalf of a contact.
 */
export function acceptanceCode(id: string): string {
  const digest = createHash('sha256').update(signToken('proposal-code', id)).digest();
  return String(digest.readUIntBE(0, DIGITS) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Returns whether an entered code matches a row, in constant time. */
export function isAcceptanceCode(id: string, typed: string): boolean {
  const given = Buffer.from(typed);
  const right = Buffer.from(acceptanceCode(id));
  return given.length === right.length && timingSafeEqual(given, right);
}
