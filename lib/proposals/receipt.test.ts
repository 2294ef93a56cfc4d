import { createHash, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Acceptance } from './model';
import { publishedKey, signingKey, signReceipt, verifyReceipt } from './receipt';

const key = signingKey(
  generateKeyPairSync('ed25519')
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64'),
);
const { publicKey } = publishedKey(key);

const text = 'Proposal P-2027-0012, version 2\n\nÄ price of $33,500.00 — and "quotes".';
const acceptance: Acceptance = {
  id: crypto.randomUUID(),
  proposal_id: crypto.randomUUID(),
  number: 'P-2027-0012',
  version: 2,
  text_sha256: createHash('sha256').update(text).digest('hex'),
  name: 'Ada Byron',
  email: 'ada@engines.example',
  code_id: crypto.randomUUID(),
  code_sent_at: '2027-03-02T15:30:00+00:00',
  accepted_at: '2027-03-02T15:33:00+00:00',
  ip: '192.0.2.7',
  agent: 'Test',
  terms_version: '2026-11',
  once_cents: 3_350_000,
  month_cents: 9900,
  erased_at: null,
};

describe('a signed receipt', () => {
  const file = signReceipt(acceptance, text, key);

  it('verifies with only the published key, and is deterministic', () => {
    expect(verifyReceipt(file, publicKey)).toBe(true);
    expect(signReceipt(acceptance, text, key)).toBe(file);
  });

  it('fails verification if any byte is changed', () => {
    const bytes = Buffer.from(file);
    const whole = bytes.map((byte, place) => {
      const changed = Buffer.from(bytes);
      changed[place] = byte ^ 1;
      return verifyReceipt(changed.toString(), publicKey) ? 1 : 0;
    });
    expect(whole.some((verified) => verified === 1)).toBe(false);
  });

  it('fails verification if the JSON is reformatted', () => {
    expect(verifyReceipt(JSON.stringify(JSON.parse(file), null, 1), publicKey)).toBe(false);
    expect(verifyReceipt(`${file}\n`, publicKey)).toBe(false);
  });

  it('does not verify for another text or another key', () => {
    expect(verifyReceipt(signReceipt(acceptance, `${text} `, key), publicKey)).toBe(false);
    const other = publishedKey(generateKeyPairSync('ed25519').privateKey);
    expect(verifyReceipt(file, other.publicKey)).toBe(false);
  });

  it.each(['', '{}', '[]', 'null', '{"format":"tech-link-receipt-1"}'])('rejects %s', (nonsense) =>
    expect(verifyReceipt(nonsense, publicKey)).toBe(false),
  );
});
