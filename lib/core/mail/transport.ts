import 'server-only';
import { createTransport } from 'nodemailer';
import { brand, MAIL_DOMAIN } from '@/lib/brand';
import { env } from '@/lib/core/env';
import { displayName } from '@/lib/core/text/person-name';

export type Mail = {
  subject: string;
  html: string;
  text: string;
  /** An iCalendar file to attach; the attachment's type includes its METHOD. */
  calendar?: { file: string; filename: string; method: 'PUBLISH' | 'CANCEL' };
  /** Further files to attach. */
  files?: { filename: string; content: Buffer; contentType: string }[];
  /** A secret in the text that only the recipient may read, so that no record stores it. */
  secret?: string;
  /** Name of the person on whose behalf it is sent; defaults to the site's own. */
  senderName?: string;
  /** Recipient of replies; defaults to the site. */
  replyTo?: { name: string; address: string };
  /** One-click unsubscribe URL (RFC 8058). */
  unsubscribeUrl?: string;
};

/** Creates the email of an event from its data in the outbox. */
export type MailWriter = (topic: string, payload: Record<string, unknown>) => Promise<Mail>;

const transport = env.SMTP_URL
  ? createTransport({
      url: env.SMTP_URL,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    })
  : null;

/** Returns the sender: always the site's own email address, which the mail server accepts. */
function senderOf({ senderName }: Mail): { name: string; address: string } {
  const [, name = '', address = ''] = /^(.*) <(.+)>$/.exec(brand.sender) ?? [];
  return { name: senderName ? displayName(senderName) : name, address };
}

/** Formats a name for a header: quoted if it has characters other than letters, digits and blanks. */
function quoted(name: string): string {
  return /^[\p{L}\p{M}\p{N} ]*$/u.test(name) ? name : `"${name.replaceAll('\\', '\\\\')}"`;
}

/** Returns the From and Reply-To headers of an email, with names. */
export function correspondents(mail: Mail): { From: string; 'Reply-To'?: string } {
  const written = ({ name, address }: { name: string; address: string }) =>
    `${quoted(displayName(name))} <${address}>`;
  return {
    From: written(senderOf(mail)),
    ...(mail.replyTo && { 'Reply-To': written(mail.replyTo) }),
  };
}

/** The mail server works, but rejected this email because of its recipient or content. */
export class MailRefused extends Error {
  readonly status: number;
  constructor(status: number, cause: Error) {
    super(cause.message, { cause });
    this.status = status;
  }
}

/** Returns a MailRefused error if the server rejected the email itself; any other error unchanged. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return error;
  const { code, responseCode } = error;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail && typeof responseCode === 'number'
    ? new MailRefused(responseCode, error)
    : error;
}

/** True if this site sends mail. Otherwise mails are stored as off, and no message may promise one. */
export const isMailOn = transport !== null;

/**
 * Sends an email. The Message-ID is derived from the event, so that a repeated delivery is recognised.
 * @throws MailRefused if the mail server refuses it; another error if mail is off or the server does not respond
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
      // Prevents automatic replies (RFC 3834). A colleague's personal mail is not automatic.
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
