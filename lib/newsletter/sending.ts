import 'server-only';
import { requestRefresh } from '@/lib/core/actions/own-endpoints';
import { log } from '@/lib/core/log';
import { isMailOn, type Mail, sendMail } from '@/lib/core/mail/transport';
import { shareRead } from '@/lib/core/memory/shared-read';
import { listDueIssues, readIssueToSend } from './data';
import { writeIssue } from './mail';
import { linksOf } from './mail-text';
import type { ClaimedMail } from './model';
import { isUnreached, NotWritten, type Outcome, outcomeOf } from './outcome';
import { beginIssue, claimMail, settleMail } from './writes';

const AT_ONCE = 4;
/** Longer than the timeout of the mail server (core/mail/transport). */
const LEASE_SECONDS = 120;
/** Maximum duration of a run; the next run of the scheduler continues. */
const MAX_RUN_MS = 40_000;

type Run = { until: number; templates: Map<string, Promise<(subscription: string) => Mail>> };

async function readTemplate(issueId: string) {
  const issue = await readIssueToSend(issueId);
  if (!issue) throw new Error(`Issue ${issueId} no longer exists`);
  return writeIssue(issue.text, issue.links);
}

/**
 * Returns the email of a recipient. Renders each issue once per run. Throws NotWritten, because nothing was sent yet.
 */
async function compose(run: Run, { issueId, subscriptionId }: ClaimedMail): Promise<Mail> {
  const template = run.templates.get(issueId) ?? readTemplate(issueId);
  run.templates.set(issueId, template);
  try {
    return (await template)(subscriptionId);
  } catch (error) {
    throw new NotWritten('The mail of an issue could not be written', { cause: error });
  }
}

/**
 * Hands a claimed mail to the mail server and returns the outcome. If the process dies in between, the lease expires
 * and the email is doubtful. A retry would have the same Message-ID, but not every mail program drops a second copy.
 */
async function send(run: Run, claimed: ClaimedMail): Promise<Outcome> {
  try {
    await sendMail(claimed.id, claimed.email, await compose(run, claimed));
    return { state: 'sent', answer: 250 };
  } catch (error) {
    log.warn({ err: error, recipient: claimed.id }, 'a mail of an issue was not taken');
    // Stops the run, because other emails would fail in the same way.
    if (isUnreached(error)) run.until = 0;
    return outcomeOf(error, claimed.attempts);
  }
}

async function work(run: Run): Promise<number> {
  let sent = 0;
  while (Date.now() < run.until) {
    const claimed = await claimMail(LEASE_SECONDS);
    if (!claimed) break;
    await settleMail(claimed, await send(run, claimed));
    sent += 1;
  }
  return sent;
}

/** Begins the issues that are due, and sends as many mails as the rates allow now. Never throws. */
async function sendDue(): Promise<number> {
  if (!isMailOn) return 0;
  try {
    for (const { id, body } of await listDueIssues()) {
      const recipients = await beginIssue(id, linksOf(body));
      // The mails link to the page of the issue in the archive.
      if (recipients !== null) await requestRefresh({ table: 'newsletter_issues' });
    }
    const run: Run = { until: Date.now() + MAX_RUN_MS, templates: new Map() };
    const sent = await Promise.all(Array.from({ length: AT_ONCE }, () => work(run)));
    return sent.reduce((sum, count) => sum + count, 0);
  } catch (error) {
    log.error({ err: error }, 'the newsletter could not be sent');
    return 0;
  }
}

/** Sends the due mails of the newsletter; simultaneous callers share a run. Returns how many mails were attempted. */
export const sendDueIssues = shareRead(sendDue);
