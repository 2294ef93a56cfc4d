import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { signToken } from '@/lib/core/security/signed-token';

const DIGITS = 6;

/**
 * Returns the code that is mailed to confirm an acceptance. It is computed from the id of its row with the key of this
 * server, so that no one who reads the database or its backups can accept in another's name.
 */
export function acceptanceCode(id: string): string {
  const digest = createHash('sha256').update(signToken('proposal-code', id)).digest();
  return String(digest.readUIntBE(0, DIGITS) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Returns whether a typed code is that of a row, in the same time for every code. */
export function isAcceptanceCode(id: string, typed: string): boolean {
  const given = Buffer.from(typed);
  const right = Buffer.from(acceptanceCode(id));
  return given.length === right.length && timingSafeEqual(given, right);
}
