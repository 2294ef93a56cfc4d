import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from '@/lib/core/security/sealed';
import { appKeyOf, newRecoveryCodes, newSecret, stepOf } from './codes';

const now = Date.UTC(2026, 10, 23, 2, 0, 10);
const STEP_MS = 30_000;

const codeAt = (sealed: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(appKeyOf(sealed, '').text) }).generate({ timestamp });

describe('a code', () => {
  it('counts in its time step and those next to it, and tells which', () => {
    const secret = newSecret();
    const step = Math.floor(now / STEP_MS);
    for (const away of [-1, 0, 1]) {
      expect(stepOf(secret, codeAt(secret, now + away * STEP_MS), now)).toBe(step + away);
    }
    for (const away of [-2, 2]) {
      expect(stepOf(secret, codeAt(secret, now + away * STEP_MS), now)).toBeNull();
    }
  });

  it('of another app does not count', () => {
    expect(stepOf(newSecret(), codeAt(newSecret(), now), now)).toBeNull();
  });

  // RFC 6238, appendix B.
  it('is that of the standard', () => {
    const secret = seal('second-factor', Secret.fromUTF8('12345678901234567890').base32);
    expect(stepOf(secret, '287082', 59_000)).toBe(1);
    expect(stepOf(secret, '081804', 1_111_111_109_000)).toBe(37_037_036);
  });
});

it('a secret is stored encrypted, for this purpose, and cannot be changed', () => {
  const sealed = newSecret();
  const { text } = appKeyOf(sealed, 'ana@techlink.example');
  expect(text).toMatch(/^[A-Z2-7]{32}$/);
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain(text);
  expect(newSecret()).not.toBe(sealed);
  expect(unseal('second-factor', sealed)).toBe(text);
  expect(() => unseal('another', sealed)).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => unseal('second-factor', bytes.toString('base64url'))).toThrow();
});

it('recovery codes all differ, and only hashes are for the database', () => {
  const { codes, hashes } = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  expect(new Set(hashes).size).toBe(10);
  expect(hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
});
