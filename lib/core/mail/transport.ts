import 'server-only';
import { createTransport } from 'nodemailer';
import { brand, MAIL_DOMAIN } from '@/lib/brand';
import { env } from '@/lib/core/env';
import { displayName } from '@/lib/core/text/person-name';

export type Mail = {
  subject: string;
  html: string;
  text: string;
  /** An iCalendar file to attach; its METHOD is also named in the attachment's type. */
  calendar?: { file: string; filename: string; method: 'PUBLISH' | 'CANCEL' };
  /** Further files to attach. */
  files?: { filename: string; content: Buffer; contentType: string }[];
  /** A word of the text that no one but the recipient may read, so that no record keeps it. */
  secret?: string;
  /** Name of the person in whose name it is sent; else it is the site's own. */
  senderName?: string;
  /** Recipient of replies; the site by default. */
  replyTo?: { name: string; address: string };
  /** URL at which a mail program unsubscribes with one click (RFC 8058). */
  unsubscribeUrl?: string;
};

/** Writes the mail of an event from what the outbox has stored about it. */
export type MailWriter = (topic: string, payload: Record<string, unknown>) => Promise<Mail>;

const transport = env.SMTP_URL
  ? createTransport({
      url: env.SMTP_URL,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    })
  : null;

/** Returns the sender: always the site's own address, which the mail server may use. */
function senderOf({ senderName }: Mail): { name: string; address: string } {
  const [, name = '', address = ''] = /^(.*) <(.+)>$/.exec(brand.sender) ?? [];
  return { name: senderName ? displayName(senderName) : name, address };
}

/** Returns a name as a header writes it: in quotes where it has other characters than letters, digits and blanks. */
function quoted(name: string): string {
  return /^[\p{L}\p{M}\p{N} ]*$/u.test(name) ? name : `"${name.replaceAll('\\', '\\\\')}"`;
}

/** Returns the From and Reply-To headers of a mail, with names. */
export function correspondents(mail: Mail): { From: string; 'Reply-To'?: string } {
  const written = ({ name, address }: { name: string; address: string }) =>
    `${quoted(displayName(name))} <${address}>`;
  return {
    From: written(senderOf(mail)),
    ...(mail.replyTo && { 'Reply-To': written(mail.replyTo) }),
  };
}

/** The mail server works, but did not take this mail: its recipient or its content is at fault. */
export class MailRefused extends Error {
  readonly status: number;
  constructor(status: number, cause: Error) {
    super(cause.message, { cause });
    this.status = status;
  }
}

/** Returns the error of a mail that the server refused as such; any other as it is. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return error;
  const { code, responseCode } = error;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail && typeof responseCode === 'number'
    ? new MailRefused(responseCode, error)
    : error;
}

/** True if this site sends mail. Otherwise mails are kept as off, and no answer may promise one. */
export const isMailOn = transport !== null;

/**
 * Sends a mail. The Message-ID is made from the event, so that a repeated delivery is recognised as the same mail.
 * @throws MailRefused if the mail server refuses it; another error if mail is off or the server does not answer
 */
export async function sendMail(eventId: string, to: string, mail: Mail): Promise<void> {
  if (!transport) throw new Error('Mail is off: SMTP_URL is not set');
  const message = {
    messageId: `<${eventId}@${MAIL_DOMAIN}>`,
    from: senderOf(mail),
    ...(mail.replyTo && {
      replyTo: { name: displayName(mail.replyTo.name), address: mail.replyTo.address },
    }),
    to: { name: '', address: to },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers: {
      // Out-of-office programs do not answer it (RFC 3834). A letter of a colleague is no automatic mail.
      ...(!mail.senderName && { 'Auto-Submitted': 'auto-generated' }),
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: [
      ...(mail.calendar
        ? [
            {
              filename: mail.calendar.filename,
              content: mail.calendar.file,
              contentType: `text/calendar; charset=utf-8; method=${mail.calendar.method}`,
            },
          ]
        : []),
      ...(mail.files ?? []),
    ],
  };
  await transport.sendMail(message).catch((error: unknown) => {
    throw asRefusal(error);
  });
}
