import 'server-only';
import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

type Purpose =
  | 'manage-booking'
  | 'form-time'
  | 'preview-content'
  | 'confirm-subscription'
  | 'end-subscription'
  | 'accept-invitation'
  | 'calendar-feed';

function signature(purpose: Purpose, value: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', env.SUPABASE_SECRET_KEY, '', purpose, 32));
  return createHmac('sha256', key).update(value).digest();
}

/** A URL-safe token that proves that this server said `value` for `purpose`. It does not expire. */
export function signToken(purpose: Purpose, value: string): string {
  return `${Buffer.from(value).toString('base64url')}.${signature(purpose, value).toString('base64url')}`;
}

/** The value that was signed for `purpose`, or null if the token was not made by this server. */
export function readToken(purpose: Purpose, token: string): string | null {
  const [encoded = '', given = ''] = token.split('.');
  const value = Buffer.from(encoded, 'base64url').toString();
  const expected = signature(purpose, value);
  const actual = Buffer.from(given, 'base64url');
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? value : null;
}

/** What the database keeps of a token that it must be able to revoke: enough to know it again, too little to use it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
