import { type EmailDriver, SmtpEmailDriver } from '@supabase/lite';

/** Sends Lite's Auth emails to an SMTP server on this machine. */
export function authMail(smtpPort: number): EmailDriver {
  const smtp = new SmtpEmailDriver({
    host: '127.0.0.1',
    port: smtpPort,
    from: { name: 'Tech Link', address: 'auth@techlink.example' },
    requireTls: false,
  });
  return {
    // Templates only apply to the HTML; Lite's default text would contain a different link.
    send: (message) =>
      smtp.send({ ...message, text: message.html ? asText(message.html) : message.text }),
  };
}

function asText(html: string): string {
  return html
    .replace(/<(style|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '$2: $1')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n\n');
}
