import 'server-only';
import { z } from 'zod';
import { readToken, signToken, tokenHash } from '@/lib/core/security/signed-token';
import { contentRights } from './content-rights-schema';
import { type Access, SECOND_FACTOR_STATES } from './roles';

/** Request header in which the middleware passes the access that it has read to the page. */
export const ACCESS_HEADER = 'x-checked-access';

/** Longer than the time from the middleware to the page, and too short for reuse. */
const MAX_AGE_MS = 5000;

const passedOn = z.object({
  /** Hash of the access token that was checked. */
  session: z.string(),
  checkedAt: z.number(),
  isAction: z.boolean(),
  access: z.object({
    kind: z.literal('profile'),
    person: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      timeZone: z.string(),
      rights: contentRights.optional(),
    }),
    profileType: z.string(),
    disabled: z.boolean(),
    idle: z.boolean(),
    over: z.boolean(),
    secondFactor: z.enum(SECOND_FACTOR_STATES),
  }),
});

/**
 * Access that the middleware has read for one request; `isAction` is true if the request runs an action before
 * rendering.
 */
type CheckedAccess = { access: Access; isAction: boolean };

/** Returns the signed header value: the access of the session with this token. */
export function signAccess(accessToken: string, checked: CheckedAccess): string {
  return signToken(
    'checked-access',
    JSON.stringify({ session: tokenHash(accessToken), checkedAt: Date.now(), ...checked }),
  );
}

/**
 * Returns the access that the middleware has read for the session with this token in this request. Null if the header
 * is missing, not signed by this server, for another session or too old.
 */
export function readSignedAccess(
  header: string | null,
  accessToken: string,
  now = Date.now(),
): CheckedAccess | null {
  const value = header && accessToken && readToken('checked-access', header);
  if (!value) return null;
  const { data } = passedOn.safeParse(JSON.parse(value));
  if (!data || data.session !== tokenHash(accessToken)) return null;
  const age = now - data.checkedAt;
  return age >= 0 && age <= MAX_AGE_MS ? data : null;
}
