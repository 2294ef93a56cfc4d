import 'server-only';
import { env } from '@/lib/core/env';
import type { Acceptance } from './model';
import { publishedKey, signingKey, signReceipt } from './receipt';

/** Key of this site, or null where PROPOSAL_SIGNING_KEY is not set: receipts are PDF files only then. */
const key = env.PROPOSAL_SIGNING_KEY ? signingKey(env.PROPOSAL_SIGNING_KEY) : null;

/** Returns the signed file of an acceptance, or null where no key is set. */
export function receiptFile(acceptance: Acceptance, text: string): string | null {
  return key && signReceipt(acceptance, text, key);
}

/** Returns what `/.well-known/tech-link-receipts.json` publishes. */
export function publishedKeys() {
  return key ? [{ ...publishedKey(key), algorithm: 'Ed25519', format: 'SPKI, DER, base64' }] : [];
}
