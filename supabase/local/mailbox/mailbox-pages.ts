import { html, moment, page } from '../html.ts';

export type Mail = {
  id: string;
  to: string[];
  from: string;
  fromName?: string;
  /** Empty if replies go to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; type: string; base64: string }[];
  /** ISO 8601 timestamp. */
  receivedAt: string;
};

export function mailsPage(mails: readonly Mail[]): Response {
  const rows = mails.map(
    (mail) => html`<li>
<a href="/messages/${mail.id}">${mail.subject || '(no subject)'}</a><br>
<small>to ${mail.to.join(', ')} · ${moment(mail.receivedAt)}${
      mail.attachments.length ? html` · ${mail.attachments.length} attached` : ''
    }</small></li>`,
  );
  const body = html`<header><div><h1>Mailbox</h1>
<p>Every mail the site sends ends here. Nothing leaves this machine.</p></div>
${rows.length ? html`<form method="post" action="/clear"><button>Delete all</button></form>` : ''}</header>
<main>${rows.length ? html`<ul class="rows">${rows}</ul>` : html`<p class="empty">No mail yet.</p>`}</main>`;
  return page('Mailbox', body);
}

export function mailPage(mail: Mail): Response {
  const files = mail.attachments.map(
    (attachment, index) =>
      html`<li><a href="/messages/${mail.id}/${index + 1}" download>${attachment.filename}</a>
<small>${attachment.type}</small></li>`,
  );
  const body = html`<header><div><p><a href="/">Mailbox</a></p><h1>${mail.subject || '(no subject)'}</h1></div></header>
<main><dl><dt>To</dt><dd>${mail.to.join(', ')}</dd><dt>From</dt><dd>${mail.fromName ? `${mail.fromName} <${mail.from}>` : mail.from}</dd>
${mail.replyTo ? html`<dt>Reply to</dt><dd>${mail.replyTo}</dd>` : ''}
<dt>Received</dt><dd>${moment(mail.receivedAt)}</dd></dl>
${files.length ? html`<h2>Attachments</h2><ul class="rows">${files}</ul>` : ''}
${mail.html ? html`<h2>HTML</h2><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="The mail as HTML" srcdoc="${`<base target="_blank">${mail.html}`}"></iframe>` : ''}
<h2>Text</h2><pre tabindex="0">${mail.text}</pre></main>`;
  return page(mail.subject || 'Mail', body);
}

/** @param number attachment number, from 1 */
export function attachmentFile(mail: Mail, number: number): Response {
  const attachment = mail.attachments[number - 1];
  if (!attachment) return new Response('Not found', { status: 404 });
  return new Response(Buffer.from(attachment.base64, 'base64'), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
    },
  });
}
