import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Keys } from '../api/supabase-api.ts';

/** Role and claims with which a subscription reads. */
export type Identity = {
  role: 'anon' | 'authenticated' | 'service_role';
  claims: Record<string, unknown>;
  /** Epoch milliseconds; null for API keys, which do not expire. */
  expiresAt: number | null;
};

const claimsOf = z.looseObject({
  role: z.enum(['anon', 'authenticated', 'service_role']),
  exp: z.number(),
});

/**
 * Returns the identity of an API key or access token (HS256).
 * @throws Error with a reason that can be sent to the client
 */
export function identify(token: string, keys: Keys): Identity {
  if (token === keys.publishable)
    return { role: 'anon', claims: { role: 'anon' }, expiresAt: null };
  if (token === keys.secret) {
    return { role: 'service_role', claims: { role: 'service_role' }, expiresAt: null };
  }
  const [header = '', payload = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', keys.jwt).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isGenuine || decoded(header)?.alg !== 'HS256') throw new Error('InvalidJWTToken');

  const claims = claimsOf.safeParse(decoded(payload));
  if (!claims.success) throw new Error('InvalidJWTToken', { cause: claims.error });
  const expiresAt = claims.data.exp * 1000;
  if (expiresAt <= Date.now()) throw new Error('InvalidJWTToken: Token has expired');
  return { role: claims.data.role, claims: claims.data, expiresAt };
}

function decoded(part: string): Record<string, unknown> | null {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
