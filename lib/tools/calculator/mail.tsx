import { brand } from '@/lib/brand';
import {
  MailButton,
  MailFact,
  MailFrame,
  MailNote,
  MailText,
  renderMail,
} from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/transport';
import { greetedName } from '@/lib/core/mail/typed-words';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { bookEstimatePath, calculatorPath } from '@/lib/paths/site';
import { type SentEstimate, sentEstimate } from './model';
import { dollars, hoursText, payingText, rangeText, verdictAdvice, verdictTitles } from './wording';

function EstimateMail({ estimate }: { estimate: SentEstimate }) {
  const { name, verdict, hours, saved, once, running, work, query, version } = estimate;
  return (
    <MailFrame
      preview={`${rangeText(hours, hoursText)} hours a week; money back: ${payingText(estimate)}`}
      heading="Your estimate"
    >
      <MailText>
        {name ? `Hello ${greetedName(name)}. ` : ''}Here is what the calculator computed from your
        numbers.
      </MailText>
      <MailFact>{verdictTitles[verdict]}</MailFact>
      <MailText>
        Saved: {rangeText(hours, hoursText)} hours a week, of {hoursText(work)}. Worth{' '}
        {rangeText(saved, dollars)} a month.
      </MailText>
      <MailText>
        Paid: {rangeText(once, dollars)} once, then {rangeText(running, dollars)} a month. The money
        is back: {payingText(estimate)}.
      </MailText>
      <MailText>{verdictAdvice[verdict]}</MailText>
      <MailButton href={absoluteUrl(calculatorPath(query))}>Open the estimate</MailButton>
      <MailButton href={absoluteUrl(bookEstimatePath(query))}>Book with this</MailButton>
      <MailNote>
        This is an estimate, based on version {version} of our rules, not a promise. The links
        contain the same numbers, but not your name.
      </MailNote>
      <MailNote>
        You did not ask for this? Someone entered your address in the calculator of {brand.name}.
        Tell us, and we delete it.
      </MailNote>
    </MailFrame>
  );
}

/**
 * Returns the email of 'estimate.sent'.
 * @throws Error for any other topic
 */
export async function estimateMail(topic: string, payload: Record<string, unknown>): Promise<Mail> {
  if (topic !== 'estimate.sent') throw new Error(`There is no email for ${topic}`);
  const estimate = sentEstimate.parse(payload.estimate);
  return {
    subject: `Your estimate: ${rangeText(estimate.hours, hoursText)} hours a week`,
    ...(await renderMail(<EstimateMail estimate={estimate} />)),
  };
}
