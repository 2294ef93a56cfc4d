import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type RecentItems, recentItems } from '../recent-items.ts';
import { listen, portOf, serve } from '../web-server.ts';
import { attachmentFile, type Mail, mailPage, mailsPage } from './mailbox-pages.ts';

export type Mailbox = { url: string; smtpPort: number; stop(): Promise<void> };

/**
 * Receives all emails of the local site by SMTP and shows them on a web page. Forwards nothing.
 * `GET /messages.json` and `DELETE /messages` are for tests.
 * @param ports 0 for any free port
 * @param folder stores the last 200 emails between runs
 */
export async function openMailbox(
  ports: { web: number; smtp: number },
  folder?: string,
): Promise<Mailbox> {
  const mails = recentItems<Mail>(folder && join(folder, 'mails.json'));
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw, { attachmentEncoding: 'base64' }))
        .then((parsed) => {
          const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
          mails.add(asMail(parsed, recipients));
          done();
        })
        .catch(done);
    },
  });
  // Handles clients that disconnect in the middle of an email, which would otherwise end the process.
  smtp.on('error', () => {});
  await listen(smtp.server, ports.smtp);
  const web = await serve(ports.web, (request) => answer(request, mails));
  return {
    url: web.url,
    smtpPort: portOf(smtp.server.address()),
    stop: async () => {
      await Promise.all([web.stop(), new Promise<void>((resolve) => smtp.close(() => resolve()))]);
    },
  };
}

type Parsed = Awaited<ReturnType<typeof PostalMime.parse>>;

function asMail(parsed: Parsed, recipients: string[]): Mail {
  return {
    id: randomUUID(),
    to: recipients,
    from: parsed.from?.address ?? '',
    fromName: parsed.from?.name ?? '',
    replyTo: parsed.replyTo?.[0]?.address ?? '',
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    attachments: parsed.attachments.map((attachment, index) => ({
      filename: attachment.filename ?? `attachment-${index + 1}`,
      type: attachment.mimeType,
      base64: typeof attachment.content === 'string' ? attachment.content : '',
    })),
    receivedAt: new Date().toISOString(),
  };
}

function answer(request: Request, mails: RecentItems<Mail>): Response {
  const { pathname } = new URL(request.url);
  const [, folder, id, file] = pathname.split('/');
  const mail = mails.all().find((candidate) => candidate.id === id);

  if (pathname === '/messages.json') return Response.json(mails.all().map(asJson));
  if (pathname === '/messages' && request.method === 'DELETE') {
    mails.clear();
    return new Response(null, { status: 204 });
  }
  if (pathname === '/clear' && request.method === 'POST') {
    if (request.headers.get('sec-fetch-site') === 'cross-site')
      return new Response(null, { status: 403 });
    mails.clear();
    return Response.redirect(new URL('/', request.url), 303);
  }
  if (pathname === '/') return mailsPage(mails.all());
  if (folder === 'messages' && mail)
    return file ? attachmentFile(mail, Number(file)) : mailPage(mail);
  return new Response('Not found', { status: 404 });
}

function asJson({ attachments, ...mail }: Mail) {
  return {
    ...mail,
    attachments: attachments.map(({ filename, type, base64 }) => ({
      filename,
      type,
      ...(type.startsWith('text/') && { content: Buffer.from(base64, 'base64').toString('utf8') }),
    })),
  };
}
