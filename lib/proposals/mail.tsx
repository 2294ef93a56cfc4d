import { z } from 'zod';
import {
  MailButton,
  MailFact,
  MailFrame,
  MailNote,
  MailQuote,
  MailText,
  renderMail,
} from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/transport';
import { valueText } from '@/lib/deals/amounts';
import { acceptanceCode } from './code';
import { acceptanceRow } from './model';
import { receiptPdf } from './pdf';
import { proposalUrl } from './proposal-link';
import { receiptFile } from './receipt-key';
import { fullDay } from './wording';

const letter = z.object({
  proposal: z.object({
    number: z.string(),
    version: z.number(),
    title: z.string(),
    name: z.string(),
    valid_until: z.string(),
    once_cents: z.number(),
    month_cents: z.number(),
  }),
  link: z.string(),
  code: z.string().optional(),
  question: z.object({ passage: z.string(), question: z.string(), answer: z.string() }).optional(),
  acceptance: acceptanceRow.optional(),
  text: z.string().optional(),
});
type Letter = z.output<typeof letter>;

type Words = { subject: string; heading: string; text: string; note?: string; button: string };

function wordsOf(topic: string, { proposal, acceptance }: Letter): Words {
  const { number, version, title } = proposal;
  switch (topic) {
    case 'proposal.sent':
      return {
        subject:
          version === 1
            ? `Our proposal ${number}: ${title}`
            : `Version ${version} of our proposal ${number}`,
        heading: version === 1 ? 'Here is our proposal' : `Here is version ${version}`,
        text:
          version === 1
            ? 'Read it on one page, ask about any passage, and accept or decline it there, without an account.'
            : 'It replaces the previous version. You will find it on the same page.',
        note: `It is valid until ${fullDay(proposal.valid_until)}.`,
        button: 'Read the proposal',
      };
    case 'proposal.code':
      return {
        subject: `Your code for proposal ${number}`,
        heading: 'Your code',
        text: 'Enter it on the proposal page to accept the proposal. It is valid for 10 minutes.',
        note: 'If you did not ask for it, ignore this email: nothing is accepted without the code.',
        button: 'Back to the proposal',
      };
    case 'proposal.receipt':
      return {
        subject: `Receipt: proposal ${number} accepted`,
        heading: 'You have accepted our proposal',
        text: 'Thank you. Your receipt is attached, with the text that you accepted. We will call you to agree on the start date.',
        note: 'This is a simple electronic signature. You can verify the signed file offline with the key published on our site.',
        button: 'Open the proposal',
      };
    case 'proposal.receipt_copy':
      return {
        subject: `Accepted: proposal ${number}`,
        heading: 'The proposal is accepted',
        text: `${acceptance?.name ?? 'The contact'} has accepted version ${version}. The deal is won. The attached receipt is the same one that the contact gets.`,
        button: 'Open the proposal',
      };
    case 'proposal.answer':
      return {
        subject: `Our answer on proposal ${number}`,
        heading: 'We have answered your question',
        text: 'It also appears next to the passage on the proposal page.',
        button: 'Back to the proposal',
      };
    case 'proposal.reminder':
      return {
        subject: `Proposal ${number} is waiting for your answer`,
        heading: 'Any questions about our proposal?',
        text: `You can ask about any passage on its page. It is valid until ${fullDay(proposal.valid_until)}.`,
        note: 'This is the only reminder we will send.',
        button: 'Read the proposal',
      };
    default:
      throw new Error(`There is no email for ${topic}`);
  }
}

async function attachedFiles({ acceptance, text, proposal }: Letter): Promise<Mail['files']> {
  if (!acceptance || text === undefined) return [];
  const name = `receipt-${proposal.number}`;
  const signed = receiptFile(acceptance, text);
  return [
    {
      filename: `${name}.pdf`,
      content: Buffer.from(await receiptPdf(acceptance, text)),
      contentType: 'application/pdf',
    },
    ...(signed
      ? [
          {
            filename: `${name}.json`,
            content: Buffer.from(signed),
            contentType: 'application/json',
          },
        ]
      : []),
  ];
}

/**
 * Returns the emails about a proposal.
 * @throws Error for any other topic; ZodError for an invalid payload
 */
export async function proposalMail(topic: string, payload: unknown): Promise<Mail> {
  const parsed = letter.parse(payload);
  const { proposal, link, question, code: codeId } = parsed;
  const words = wordsOf(topic, parsed);
  const code = topic === 'proposal.code' && codeId ? acceptanceCode(codeId) : null;
  const isOurs = topic === 'proposal.receipt_copy';
  const mail = (
    <MailFrame preview={`${proposal.title}: ${words.heading}`} heading={words.heading}>
      <MailText>
        {isOurs ? '' : `${proposal.name}, `}
        {isOurs ? 'This' : 'this'} is about proposal {proposal.number}, {proposal.title}.
      </MailText>
      {code && <MailFact>{code}</MailFact>}
      {topic === 'proposal.sent' && (
        <MailFact>
          {valueText({ onceCents: proposal.once_cents, monthCents: proposal.month_cents })}
        </MailFact>
      )}
      {question && (
        <>
          <MailQuote title={`You asked about “${question.passage}”`} text={question.question} />
          <MailText>{question.answer}</MailText>
        </>
      )}
      <MailText>{words.text}</MailText>
      <MailButton href={proposalUrl(link)}>{words.button}</MailButton>
      {words.note && <MailNote>{words.note}</MailNote>}
    </MailFrame>
  );
  return {
    subject: words.subject,
    ...(await renderMail(mail)),
    files: await attachedFiles(parsed),
    ...(code && { secret: code }),
  };
}
