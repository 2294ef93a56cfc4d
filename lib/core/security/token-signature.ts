import {
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto';

/** Purposes of tokens; a token for another purpose is invalid. */
export type TokenPurpose =
  | 'access-link'
  | 'proposal-code'
  | 'manage-booking'
  | 'confirmed-booking'
  | 'give-back-place'
  | 'form-time'
  | 'preview-content'
  | 'watch-video'
  | 'confirm-subscription'
  | 'end-subscription'
  | 'choose-subscription'
  | 'accept-invitation'
  | 'calendar-feed'
  | 'checked-access';

const keys = new Map<string, KeyObject>();

/** Returns the key of a purpose, cached because deriving it takes longer than signing. */
function keyOf(secret: string, purpose: TokenPurpose): KeyObject {
  const name = `${purpose} ${secret}`;
  let key = keys.get(name);
  if (!key) {
    key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
    keys.set(name, key);
  }
  return key;
}

function signature(secret: string, purpose: TokenPurpose, value: string): Buffer {
  return createHmac('sha256', keyOf(secret, purpose)).update(value).digest();
}

/** Signs `value` for `purpose` with the secret key; the token is URL-safe and does not expire. */
export function signWith(secret: string, purpose: TokenPurpose, value: string): string {
  const encoded = Buffer.from(value).toString('base64url');
  return `${encoded}.${signature(secret, purpose, value).toString('base64url')}`;
}

/** Returns the value of a token that was signed for `purpose` with the secret key, or null. */
export function readWith(secret: string, purpose: TokenPurpose, token: string): string | null {
  const [encoded = '', given = ''] = token.split('.');
  const value = Buffer.from(encoded, 'base64url').toString();
  const expected = signature(secret, purpose, value);
  const actual = Buffer.from(given, 'base64url');
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? value : null;
}

/** Returns the hash by which the database identifies a revocable token without storing it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
