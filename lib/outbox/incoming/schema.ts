import { z } from 'zod';
import { readEmail } from '@/lib/core/text/email';
import '@/lib/core/zod-without-eval';

/** Maximum size of a call's body, in bytes. */
export const MAX_CALL_BYTES = 65_536;

/** Maximum length of a call's `webhook-id`. The stored column has room for a recipient number after it. */
export const MAX_ID_LENGTH = 190;

/** Email address as stored in records. The database compares it exactly as sent. */
const email = z
  .string()
  .refine(
    (sent) => /^\p{ASCII}*$/u.test(sent) && readEmail(sent) !== null,
    'needs an email address in ASCII',
  );

/** Identifies an enrolment: by its id, or by the course's slug and the student's email address. */
const about = {
  enrolment_id: z.guid().optional(),
  course: z.string().min(1).max(80).optional(),
  email: email.optional(),
};

const number = z.string().trim().min(1).max(60);
const occurred_at = z.iso.datetime({ offset: true });

/** Returns whether a day has already begun somewhere on earth. */
const isNotAhead = (day: string) => Date.parse(day) <= Date.now() + 14 * 3_600_000;

const recorded = z.object({
  type: z.literal('payment.recorded'),
  data: z.object({
    ...about,
    number,
    occurred_at,
    amount: z.number().min(0).max(9_999_999).multipleOf(0.01),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    paid_on: z.iso.date().refine(isNotAhead, 'lies in the future'),
  }),
});

const withdrawn = z.object({
  type: z.literal('payment.withdrawn'),
  data: z.object({ ...about, number, occurred_at }),
});

/** Recipient of a report, optionally as `<address>`; lower case, with an ASCII domain. */
const bouncedEmail = z.string().transform((sent, { addIssue }) => {
  const email = readEmail(sent.trim().replace(/^<(.*)>$/, '$1'));
  if (email) return email.toLowerCase();
  addIssue({ code: 'custom', message: 'needs an email address' });
  return z.NEVER;
});

const bounced = z.object({
  type: z.literal('mail.bounced'),
  data: z.object({
    email: bouncedEmail.optional(),
    /** Alternative to a single recipient: the raw report (message/delivery-status), or the email that contains it. */
    report: z.string().min(1).optional(),
    occurred_at,
    /** From the report: its 'Status' line, and 'Diagnostic-Code' or another text. */
    status: z.string().max(200).optional(),
    diagnostic: z.string().max(20_000).optional(),
  }),
});

/** A signed incoming call. */
export const incomingCall = z
  .discriminatedUnion('type', [recorded, withdrawn, bounced])
  .refine(
    ({ type, data }) => type === 'mail.bounced' || data.enrolment_id || (data.course && data.email),
    { path: ['data'], error: 'needs enrolment_id, or course and email' },
  )
  .refine(
    ({ type, data }) =>
      type !== 'mail.bounced' || (data.email === undefined) !== (data.report === undefined),
    { path: ['data'], error: 'needs either email or report' },
  );
export type IncomingCall = z.input<typeof incomingCall>;
export type ReceivedCall = z.output<typeof incomingCall>;
