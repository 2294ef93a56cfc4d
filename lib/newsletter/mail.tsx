import 'server-only';
import { Link } from 'react-email';
import { z } from 'zod';
import { choicesLink, unsubscribeLinks } from '@/lib/blog/subscribers/subscription-link';
import { brand } from '@/lib/brand';
import { MailFrame, MailNote, renderMail } from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/transport';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { plainBlocks } from '@/lib/core/text/plain-blocks';
import { newsletterLinkPath, subscriptionChoicesPath, unsubscribePath } from '@/lib/paths/links';
import { issuePath } from '@/lib/paths/site';
import { readIssueToSend } from './data';
import { MailMarkdown } from './mail-text';
import type { IssueText } from './model';
import { MAX_MAIL_BYTES } from './states';

/** Placeholder for the unsubscribe URL of each recipient. */
const UNSUBSCRIBE_URL = absoluteUrl(unsubscribePath('of-this-recipient'));
/** Placeholder for the URL at which each recipient chooses topics. */
const CHOICES_URL = absoluteUrl(subscriptionChoicesPath('of-this-recipient'));

function Footer({ page, unsubscribe }: { page: string; unsubscribe: string | null }) {
  return (
    <MailNote>
      {unsubscribe
        ? `You get this email because this address subscribed to the ${brand.name} blog. `
        : 'This is a test: it was sent only to you. '}
      <Link href={page}>Read it on our site</Link>
      {unsubscribe && (
        <>
          {' · '}
          <Link href={CHOICES_URL}>Choose what you get</Link>
          {' · '}
          <Link href={unsubscribe}>Unsubscribe</Link>
        </>
      )}
    </MailNote>
  );
}

function render(issue: IssueText, linkTo: (url: string) => string, unsubscribe: string | null) {
  const page = absoluteUrl(issuePath(issue.slug));
  return renderMail(
    <MailFrame
      preview={issue.preheader || issue.title}
      heading={issue.title}
      footer={<Footer page={page} unsubscribe={unsubscribe} />}
    >
      <MailMarkdown text={plainBlocks(issue.body)} page={page} linkTo={linkTo} />
    </MailFrame>,
  );
}

/**
 * Renders an issue once, and returns a function that returns the email for a subscriber.
 * @param links ids of its links by URL, whose clicks are counted
 */
export async function writeIssue(
  issue: IssueText,
  links: ReadonlyMap<string, string>,
): Promise<(subscriptionId: string) => Mail> {
  const linkTo = (url: string) => {
    const id = links.get(url);
    return id ? absoluteUrl(newsletterLinkPath(id)) : url;
  };
  const { html, text } = await render(issue, linkTo, UNSUBSCRIBE_URL);
  return (subscriptionId) => {
    const { page, oneClick } = unsubscribeLinks(subscriptionId);
    const own = (part: string) =>
      part.replaceAll(UNSUBSCRIBE_URL, page).replaceAll(CHOICES_URL, choicesLink(subscriptionId));
    return {
      subject: issue.subject,
      html: own(html),
      text: own(text),
      unsubscribeUrl: oneClick,
    };
  };
}

/** Returns an issue as a test for its editor: links lead directly to their pages, and nothing is counted. */
export async function previewIssue(issue: IssueText): Promise<Mail> {
  return {
    subject: issue.subject,
    ...(await render(issue, (url) => url, null)),
  };
}

/** Returns whether the email of an issue is too long: some mail programs would cut it off. */
export async function isMailTooLong(issue: IssueText): Promise<boolean> {
  const { html } = await render(
    issue,
    () => absoluteUrl(newsletterLinkPath(issue.id)),
    UNSUBSCRIBE_URL,
  );
  return Buffer.byteLength(html) > MAX_MAIL_BYTES;
}

const tested = z.object({ issue: z.object({ id: z.guid() }) });

/**
 * Writes the email for 'newsletter.tested' to the editor who requested it.
 * @throws Error for any other topic, or if the issue no longer exists
 */
export async function testedIssueMail(
  topic: string,
  payload: Record<string, unknown>,
): Promise<Mail> {
  if (topic !== 'newsletter.tested') throw new Error(`There is no email for ${topic}`);
  const { id } = tested.parse(payload).issue;
  const issue = await readIssueToSend(id);
  if (!issue) throw new Error(`Issue ${id} no longer exists`);
  const mail = await previewIssue(issue.text);
  return { ...mail, subject: `Test: ${mail.subject}` };
}
