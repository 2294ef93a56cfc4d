import 'server-only';
import { env } from '@/lib/core/env';
import { readWith, signWith, type TokenPurpose } from './token-signature';

export { tokenHash } from './token-signature';

/** Signs `value` for `purpose` with the key of this server. The token is URL-safe and does not expire. */
export function signToken(purpose: TokenPurpose, value: string): string {
  return signWith(env.SUPABASE_SECRET_KEY, purpose, value);
}

/** Returns the value of a token that this server signed for `purpose`, or null. */
export function readToken(purpose: TokenPurpose, token: string): string | null {
  return readWith(env.SUPABASE_SECRET_KEY, purpose, token);
}
