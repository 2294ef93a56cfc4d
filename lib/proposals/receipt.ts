import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { z } from 'zod';
import type { Acceptance } from './model';

/** Kind of the signature, which does not come from a trust service. */
export const SIGNATURE_KIND = 'simple electronic signature';

const fileSchema = z.strictObject({
  format: z.literal('tech-link-receipt-1'),
  /** The signed bytes: JSON as text, so that verifiers do not have to reserialize it identically. */
  signed: z.string(),
  /** The accepted text; its SHA-256 is in `signed`. */
  text: z.string(),
  key: z.string().regex(/^[0-9a-f]{16}$/),
  signature: z.string().regex(/^[0-9a-f]{128}$/),
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Parses a private key from an environment variable: PKCS #8 (DER) in base64. */
export function signingKey(encoded: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(encoded, 'base64'), format: 'der', type: 'pkcs8' });
}

/** Returns the public key in its published form, and the key id in receipts. */
export function publishedKey(key: KeyObject): { id: string; publicKey: string } {
  const half = key.type === 'private' ? createPublicKey(key) : key;
  const spki = half.export({ format: 'der', type: 'spki' });
  return {
    id: createHash('sha256').update(spki).digest('hex').slice(0, 16),
    publicKey: spki.toString('base64'),
  };
}

/** Returns the signed receipt of an acceptance as a file; deterministic for the same acceptance and key. */
export function signReceipt(acceptance: Acceptance, text: string, key: KeyObject): string {
  const signed = JSON.stringify({
    kind: SIGNATURE_KIND,
    proposal: acceptance.number,
    version: acceptance.version,
    text_sha256: acceptance.text_sha256,
    terms_version: acceptance.terms_version,
    once_cents: acceptance.once_cents,
    month_cents: acceptance.month_cents,
    currency: 'USD',
    accepted_at: new Date(acceptance.accepted_at).toISOString(),
    name: acceptance.name,
    email: acceptance.email,
    code: { id: acceptance.code_id, sent_at: new Date(acceptance.code_sent_at).toISOString() },
    ip: acceptance.ip,
    agent: acceptance.agent,
  });
  return JSON.stringify({
    format: 'tech-link-receipt-1',
    signed,
    text,
    key: publishedKey(key).id,
    signature: sign(null, Buffer.from(signed), key).toString('hex'),
  });
}

/**
 * Verifies a receipt offline: every byte is as we wrote it, signed with the published key, and refers to the enclosed
 * text.
 * @param publicKey as published in `/.well-known/tech-link-receipts.json`
 */
export function verifyReceipt(file: string, publicKey: string): boolean {
  try {
    const receipt = fileSchema.parse(JSON.parse(file));
    // Any other serialization of the same JSON is invalid.
    if (JSON.stringify(receipt) !== file) return false;
    const key = createPublicKey({
      key: Buffer.from(publicKey, 'base64'),
      format: 'der',
      type: 'spki',
    });
    const about = z.object({ text_sha256: z.string() }).parse(JSON.parse(receipt.signed));
    return (
      publishedKey(key).id === receipt.key &&
      about.text_sha256 === sha256(receipt.text) &&
      verify(null, Buffer.from(receipt.signed), key, Buffer.from(receipt.signature, 'hex'))
    );
  } catch {
    return false;
  }
}
