import { topicText } from '@/lib/bookings/about';
import { brand } from '@/lib/brand';
import { MailFrame, MailNote, MailQuote, MailText, renderMail } from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/transport';
import type { Enquiry } from './model';

function EnquiryMail({ enquiry: { name, message, about } }: { enquiry: Enquiry }) {
  return (
    <MailFrame
      preview={`A person answers ${brand.replyPromise}. Below is a copy of what you asked.`}
      heading="We have your question"
    >
      <MailText>
        Thank you, {name}. A person reads your question and answers by mail {brand.replyPromise}.
      </MailText>
      {about && <MailText>About: {topicText(about)}</MailText>}
      <MailQuote title="You wrote" text={message} />
      <MailNote>
        You did not ask this? Somebody has typed your address into the form on our website. Tell us,
        and we delete it.
      </MailNote>
    </MailFrame>
  );
}

/**
 * Writes the mail of 'enquiry.created', which has a copy of the question.
 * @throws Error for any other topic
 */
export async function enquiryMail(topic: string, enquiry: Enquiry): Promise<Mail> {
  if (topic !== 'enquiry.created') throw new Error(`No mail is written for ${topic}`);
  return {
    subject: 'We have your question',
    ...(await renderMail(<EnquiryMail enquiry={enquiry} />)),
  };
}
