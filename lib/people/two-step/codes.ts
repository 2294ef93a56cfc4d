import 'server-only';
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { brand } from '@/lib/brand';
import { seal, unseal } from '@/lib/core/security/sealed';
import { tokenHash } from '@/lib/core/security/signed-token';
import { RECOVERY_CODE_COUNT, recoveryCodeFrom, typedCode } from './typed-code';

/** SHA-1 key length in bytes (RFC 4226), the hash that every authenticator app supports. */
const SECRET_BYTES = 20;

/** Number of accepted codes before and after the current one, to allow for clock differences. */
const WINDOW = 1;

const PURPOSE = 'second-factor';

/** Returns a new encrypted secret. */
export function newSecret(): string {
  return seal(PURPOSE, new Secret({ size: SECRET_BYTES }).base32);
}

function totpOf(sealed: string, label: string): TOTP {
  return new TOTP({ issuer: brand.name, label, secret: unseal(PURPOSE, sealed) });
}

/** Returns the time step of a code generated with this secret, or null if the code is wrong. */
export function stepOf(sealed: string, code: string, now = Date.now()): number | null {
  const totp = totpOf(sealed, '');
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** Key for an authenticator app: as text, and as a QR code (path of the dark modules in a square of `size` units). */
export type AppKey = { text: string; size: number; path: string };

/** Decrypts a secret into the key for a person's app. */
export function appKeyOf(sealed: string, email: string): AppKey {
  const totp = totpOf(sealed, email);
  const { data, size } = encode(totp.toString(), { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x},${y}h1v1h-1z` : [])),
  );
  return { text: totp.secret.base32, size, path: path.join('') };
}

/** Returns new recovery codes, to be shown once, and the hashes to store in the database. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => recoveryCodeFrom(randomInt));
  return { codes, hashes: codes.map((code) => tokenHash(typedCode(code)?.code ?? '')) };
}
