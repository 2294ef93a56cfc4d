import { z } from 'zod';
import { brand } from '@/lib/brand';
import { MailLetter, MailLines, MailQuote, renderMail } from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/transport';

const reply = z.object({
  subject: z.string(),
  body: z.string(),
  sender: z.string(),
  replyTo: z.string(),
  question: z.string().nullable(),
});

function ReplyMail({ body, question }: z.output<typeof reply>) {
  return (
    <MailLetter preview={body.slice(0, 120)}>
      <MailLines text={body} />
      {question?.trim() && <MailQuote title="You wrote" text={question.trim()} />}
    </MailLetter>
  );
}

/**
 * Returns the email for 'reply.sent': the text of a person, and the question that they answer. The site sends it in
 * their name, and replies go to them.
 * @throws Error for another topic
 */
export async function replyMail(topic: string, payload: Record<string, unknown>): Promise<Mail> {
  if (topic !== 'reply.sent') throw new Error(`There is no email for ${topic}`);
  const stored = reply.parse(payload.reply);
  return {
    subject: stored.subject,
    ...(await renderMail(<ReplyMail {...stored} />)),
    senderName: `${stored.sender}, ${brand.name}`,
    replyTo: { name: stored.sender, address: stored.replyTo },
  };
}
