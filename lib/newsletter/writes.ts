import 'server-only';
import { z } from 'zod';
import type { Editor } from '@/lib/core/auth/guard';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { dataOf } from '@/lib/core/supabase/answer';
import { UNIQUE_VIOLATION } from '@/lib/core/supabase/refusal';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { type ClaimedMail, claimedMail } from './model';
import type { Outcome } from './outcome';
import type { IssueInput, ScheduleInput, SteerInput } from './schema';

const columnsOf = ({ title, slug, subject, preheader, body, topics }: IssueInput) => ({
  title,
  slug,
  subject,
  preheader,
  body,
  topics,
});

/** Stores a new issue as a draft. Returns its id, or null if its slug is taken. */
export async function insertIssue(editor: Editor, input: IssueInput): Promise<string | null> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('newsletter_issues')
    .insert(columnsOf(input))
    .select('id')
    .single();
  if (error?.code === UNIQUE_VIOLATION) return null;
  if (error) throw new Error(`${editor.id} could not create an issue`, { cause: error });
  return data.id;
}

/**
 * Changes a draft unless it has changed since the editor saw it. Returns whether a row was changed, or 'slug_taken'.
 */
export async function updateIssue(
  editor: Editor,
  input: IssueInput,
): Promise<boolean | 'slug_taken'> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('newsletter_issues')
    .update(columnsOf(input))
    .eq('id', input.id)
    .eq('updated_at', input.version)
    .select('id');
  if (error?.code === UNIQUE_VIOLATION) return 'slug_taken';
  if (error) throw new Error(`${editor.id} could not change issue ${input.id}`, { cause: error });
  return data.length > 0;
}

/** Deletes a draft. Returns whether there was one. */
export async function removeIssue(editor: Editor, id: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.from('newsletter_issues').delete().eq('id', id).select('id');
  return dataOf(answer, `${editor.id} could not delete issue ${id}`).length > 0;
}

const steered = z.enum(['done', 'stale', 'refused', 'gone']);
export type Steered = z.output<typeof steered>;

/** Schedules a draft unless it has changed since the editor saw it. */
export async function storeSchedule(editor: Editor, input: ScheduleInput): Promise<Steered> {
  const client = await sessionClient();
  const answer = await client.rpc('steer_newsletter', {
    issue_id: input.id,
    step: 'schedule',
    seen: input.version,
    at: input.at,
    rate: input.rate,
  });
  return steered.parse(dataOf(answer, `${editor.id} could not schedule issue ${input.id}`));
}

/** Changes the state of an issue that is scheduled or being sent. */
export async function storeStep(editor: Editor, input: SteerInput): Promise<Steered> {
  const client = await sessionClient();
  const answer = await client.rpc('steer_newsletter', {
    issue_id: input.id,
    step: input.step,
    rate: 'rate' in input ? input.rate : undefined,
  });
  return steered.parse(dataOf(answer, `${editor.id} could not steer issue ${input.id}`));
}

/** Queues an issue as a mail to its editor. Returns their email, or null if the issue no longer exists. */
export async function queueTest(editor: Editor, id: string): Promise<string | null> {
  const client = await sessionClient();
  const answer = await client.rpc('test_newsletter', { issue_id: id });
  return dataOf(answer, `${editor.id} could not test issue ${id}`);
}

/** Begins to send a due issue. Returns the number of its recipients, or null if another server has already begun. */
export async function beginIssue(id: string, urls: string[]): Promise<number | null> {
  // A path stays valid if the domain of the site changes.
  const home = absoluteUrl('/');
  const stored = urls.map((url) => (url.startsWith(home) ? url.slice(home.length - 1) : url));
  const answer = await serviceClient().rpc('begin_newsletter', { issue_id: id, urls: stored });
  return dataOf(answer, `Issue ${id} cannot be begun`);
}

/** Claims one email that may be sent now; null if there is none. */
export async function claimMail(leaseSeconds: number): Promise<ClaimedMail | null> {
  const answer = await serviceClient()
    .rpc('claim_newsletter_mail', { lease_seconds: leaseSeconds })
    .select(
      'id, issueId:issue_id, subscriptionId:subscription_id, email, attempts, leaseToken:lease_token',
    );
  const [mail] = z.array(claimedMail).parse(dataOf(answer, 'No mail of an issue can be claimed'));
  return mail ?? null;
}

/** Stores the outcome of a claimed mail. Returns false if its lease had expired. */
export async function settleMail(mail: ClaimedMail, outcome: Outcome): Promise<boolean> {
  const answer = await serviceClient().rpc('settle_newsletter_mail', {
    recipient_id: mail.id,
    lease_token: mail.leaseToken,
    outcome: outcome.state,
    answer: outcome.answer,
    retry_seconds: outcome.retrySeconds,
  });
  return dataOf(answer, 'The outcome of a mail cannot be stored');
}

/** Returns the target of a link in an issue, or null; `counts` is false for requests by programs. */
export async function pressLink(id: string, counts: boolean): Promise<string | null> {
  const answer = await serviceClient().rpc('press_newsletter_link', { link_id: id, counts });
  return dataOf(answer, 'A link of an issue cannot be followed');
}
