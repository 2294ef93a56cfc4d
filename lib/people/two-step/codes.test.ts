// @module-tag second-factor

import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from '@/lib/core/security/sealed';
import { appKeyOf, newRecoveryCodes, newSecret, stepOf } from './codes';

const now = Date.UTC(2026, 10, 23, 2, 0, 10);
const STEP_MS = 30_000;

const codeAt = (sealed: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(appKeyOf(sealed, '').text) }).generate({ timestamp });

describe('an app code', () => {
  it('is accepted in its time step and the adjacent ones, and identifies the step', () => {
    const secret = newSecret();
    const step = Math.floor(now / STEP_MS);
    for (const away of [-1, 0, 1]) {
      expect(stepOf(secret, codeAt(secret, now + away * STEP_MS), now)).toBe(step + away);
    }
    for (const away of [-2, 2]) {
      expect(stepOf(secret, codeAt(secret, now + away * STEP_MS), now)).toBeNull();
    }
  });

  it('is rejected if it comes from another app', () => {
    expect(stepOf(newSecret(), codeAt(newSecret(), now), now)).toBeNull();
  });

  // RFC 6238, appendix B.
  it('matches the test vectors of the standard', () => {
    const secret = seal('second-factor', Secret.fromUTF8('12345678901234567890').base32);
    expect(stepOf(secret, '287082', 59_000)).toBe(1);
    expect(stepOf(secret, '081804', 1_111_111_109_000)).toBe(37_037_036);
  });
});

it('encrypts a secret for this purpose, and detects changes', () => {
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

it('generates unique recovery codes, and only hashes for the database', () => {
  const { codes, hashes } = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  expect(new Set(hashes).size).toBe(10);
  expect(hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
});
