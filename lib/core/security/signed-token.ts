import 'server-only';
import { env } from '@/lib/core/env';
import { readWith, signWith, type TokenPurpose } from './token-signature';

export { tokenHash } from './token-signature';

/** A URL-safe token that proves that this server said `value` for `purpose`. It does not expire. */
export function signToken(purpose: TokenPurpose, value: string): string {
  return signWith(env.SUPABASE_SECRET_KEY, purpose, value);
}

/** The value that was signed for `purpose`, or null if the token was not made by this server. */
export function readToken(purpose: TokenPurpose, token: string): string | null {
  return readWith(env.SUPABASE_SECRET_KEY, purpose, token);
}
