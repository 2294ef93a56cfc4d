import { topicText } from '@/lib/bookings/about';
import { brand } from '@/lib/brand';
import {
  MailButton,
  MailFrame,
  MailNote,
  MailQuote,
  MailText,
  renderMail,
} from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/transport';
import { firstLine, greetedName } from '@/lib/core/mail/typed-words';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { answerPath } from '@/lib/paths/site';
import { type Enquiry, type PublishedText, publishedText } from './model';

function EnquiryMail({ enquiry: { name, message, about } }: { enquiry: Enquiry }) {
  return (
    <MailFrame
      preview={`A person answers ${brand.replyPromise}. You do not need to do anything.`}
      heading="We have your question"
    >
      <MailText>
        Thank you, {greetedName(name)}. A person will read your question and answer by email{' '}
        {brand.replyPromise}.
      </MailText>
      {about && <MailText>About: {topicText(about)}</MailText>}
      <MailQuote title="You wrote" text={firstLine(message)} />
      <MailNote>
        You did not ask this? Someone entered your address in the form on our website. Tell us, and
        we will delete it.
      </MailNote>
    </MailFrame>
  );
}

type AnswerProps = { enquiry: Enquiry; text: PublishedText };

function AnswerMail({ enquiry: { name, message }, text: { kind, slug, title } }: AnswerProps) {
  return (
    <MailFrame
      preview={`“${title}” answers what you asked us.`}
      heading="We have published an answer to your question"
    >
      <MailText>
        Hello {greetedName(name)}. When you asked us, none of our texts answered it. Now one does: “
        {title}”.
      </MailText>
      <MailButton href={absoluteUrl(answerPath(kind, slug))}>Read it</MailButton>
      <MailQuote title="You wrote" text={firstLine(message)} />
      <MailNote>This is the only email about it: you are not on a mailing list.</MailNote>
    </MailFrame>
  );
}

/**
 * Writes the email for 'enquiry.created', which quotes the first line of the question, or for
 * 'enquiry.answer_published', which links to the text with the answer.
 * @throws Error for any other topic
 */
export async function enquiryMail(topic: string, enquiry: Enquiry, text?: unknown): Promise<Mail> {
  switch (topic) {
    case 'enquiry.created':
      return {
        subject: 'We have your question',
        ...(await renderMail(<EnquiryMail enquiry={enquiry} />)),
      };
    case 'enquiry.answer_published':
      return {
        subject: 'We have published an answer to your question',
        ...(await renderMail(<AnswerMail enquiry={enquiry} text={publishedText.parse(text)} />)),
      };
    default:
      throw new Error(`There is no email for ${topic}`);
  }
}
