import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { acceptanceCode, isAcceptanceCode } from './code';
import { proposalMail } from './mail';
import { verifyReceipt } from './receipt';
import { publishedKeys } from './receipt-key';

const payload = {
  proposal: {
    number: 'P-2027-0012',
    version: 2,
    title: 'Document automation',
    name: 'Ada Byron',
    valid_until: '2027-12-12',
    once_cents: 3_350_000,
    month_cents: 9900,
  },
  link: crypto.randomUUID(),
};

const text = 'Proposal P-2027-0012, version 2\n\nWhat you get';
const acceptance = {
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

describe('the proposal emails', () => {
  it.each([
    ['proposal.sent', 'Version 2 of our proposal P-2027-0012', 'valid until'],
    ['proposal.reminder', 'Proposal P-2027-0012 is waiting for your answer', 'only reminder'],
  ])('%s names the proposal and links to its page', async (topic, subject, words) => {
    const mail = await proposalMail(topic, payload);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(words);
    expect(mail.text).toMatch(/\/proposals\/[\w-]+\.[\w-]{43}/);
  });

  it('proposal.code includes the code, which is not stored', async () => {
    const code = crypto.randomUUID();
    const mail = await proposalMail('proposal.code', { ...payload, code });
    expect(mail.text).toContain(acceptanceCode(code));
    expect(mail.text).toContain('10 minutes');
    expect(mail.secret).toBe(acceptanceCode(code));
    expect(mail.subject).not.toContain(acceptanceCode(code));
  });

  it.each(['proposal.receipt', 'proposal.receipt_copy'])(
    '%s attaches the receipt as a PDF and as a verifiable file',
    async (topic) => {
      const { files = [], text: body } = await proposalMail(topic, {
        ...payload,
        acceptance,
        text,
      });
      expect(files.map(({ filename }) => filename)).toEqual([
        'receipt-P-2027-0012.pdf',
        'receipt-P-2027-0012.json',
      ]);
      expect(files[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
      const [key] = publishedKeys();
      expect(verifyReceipt(files[1]?.content.toString() ?? '', key?.publicKey ?? '')).toBe(true);
      if (topic === 'proposal.receipt') expect(body).toContain('simple electronic signature');
    },
  );

  it('proposal.answer includes the passage, the question and the answer', async () => {
    const question = { passage: 'Terms', question: 'Why half?', answer: 'Because.' };
    const mail = await proposalMail('proposal.answer', { ...payload, question });
    for (const words of ['Terms', 'Why half?', 'Because.']) expect(mail.text).toContain(words);
  });

  it('throw for any other topic', async () => {
    await expect(proposalMail('proposal.lost', payload)).rejects.toThrow('There is no email for');
  });
});

describe('an acceptance code', () => {
  it('has six digits, is deterministic for a row, and differs between rows', () => {
    const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
    const codes = ids.map(acceptanceCode);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(ids.map(acceptanceCode)).toEqual(codes);
    expect(new Set(codes).size).toBeGreaterThan(190);
  });

  it('rejects codes of other rows and partial codes', () => {
    const id = crypto.randomUUID();
    const code = acceptanceCode(id);
    expect(isAcceptanceCode(id, code)).toBe(true);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (const typed of [wrong, code.slice(1), `${code}0`, '']) {
      expect(isAcceptanceCode(id, typed)).toBe(false);
    }
  });
});
