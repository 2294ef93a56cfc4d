import 'server-only';
import { env } from '@/lib/core/env';
import type { Acceptance } from './model';
import { publishedKey, signingKey, signReceipt } from './receipt';

/** Signing key of this site, or null if PROPOSAL_SIGNING_KEY is not set; receipts are then only PDF files. */
const key = env.PROPOSAL_SIGNING_KEY ? signingKey(env.PROPOSAL_SIGNING_KEY) : null;

/** Returns the signed receipt of an acceptance, or null if no key is set. */
export function receiptFile(acceptance: Acceptance, text: string): string | null {
  return key && signReceipt(acceptance, text, key);
}

/** Returns the content of `/.well-known/tech-link-receipts.json`. */
export function publishedKeys() {
  return key ? [{ ...publishedKey(key), algorithm: 'Ed25519', format: 'SPKI, DER, base64' }] : [];
}
