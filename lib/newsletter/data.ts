import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import type { Editor } from '@/lib/core/auth/guard';
import { containing, keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { dataOf } from '@/lib/core/supabase/answer';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import type { IssueFilters } from './filters';
import {
  type ArchivedIssue,
  archivedIssue,
  type Issue,
  type IssueCounts,
  type IssueText,
  issue,
  issueCounts,
  issueText,
  type ListedIssue,
  listedIssue,
} from './model';

const TEXT = 'id, slug, title, subject, preheader, body';

/** Returns the delivery counts of issues, by issue. */
async function readCounts(editor: Editor, ids: string[]): Promise<Map<string, IssueCounts>> {
  const client = await sessionClient();
  const answer = await client
    .rpc('newsletter_counts', { issue_ids: ids })
    .select(
      'issueId:issue_id, recipients, waiting, accepted, refused, doubtful, bounced, skipped, unsubscribed, presses',
    );
  const rows = z
    .array(issueCounts)
    .parse(dataOf(answer, `${editor.id} could not count the mails of issues`));
  return new Map(rows.map((row) => [row.issueId, row]));
}

const nothingSent = (issueId: string): IssueCounts => ({
  issueId,
  recipients: 0,
  waiting: 0,
  accepted: 0,
  refused: 0,
  doubtful: 0,
  bounced: 0,
  skipped: 0,
  unsubscribed: 0,
  presses: 0,
});

/** Returns one page of the issues that match the filters, with their counts. */
export async function listIssues(
  editor: Editor,
  filters: IssueFilters,
  after: string | null = filters.after,
): Promise<Page<ListedIssue>> {
  const client = await sessionClient();
  let query = client
    .from('newsletter_issues')
    .select(
      'id, title, state, topics, scheduledAt:scheduled_at, begunAt:begun_at, createdAt:created_at',
    );
  if (filters.q) query = query.or(containing(filters.q, ['title', 'subject']));
  if (filters.state) query = query.eq('state', filters.state);
  const answer = await keyset(query, orderOf(filters.sort), after);
  const rows = z.array(listedIssue).parse(dataOf(answer, `${editor.id} could not list issues`));
  const counts = await readCounts(
    editor,
    rows.map(({ id }) => id),
  );
  return pageOf(
    rows.map((row) => ({ ...row, counts: counts.get(row.id) ?? nothingSent(row.id) })),
    ({ createdAt }) => createdAt,
  );
}

/** Returns an issue with its links, or null if there is none. */
export async function readIssue(editor: Editor, id: string): Promise<Issue | null> {
  if (!z.guid().safeParse(id).success) return null;
  const client = await sessionClient();
  const answer = await client
    .from('newsletter_issues')
    .select(
      `${TEXT}, version:updated_at, state, topics, ratePerMinute:rate_per_minute, isIndexed:is_indexed, scheduledAt:scheduled_at, begunAt:begun_at, sentAt:sent_at, links:newsletter_links(id, url, presses)`,
    )
    .eq('id', id)
    .order('position', { referencedTable: 'newsletter_links' })
    .maybeSingle();
  return issue.nullable().parse(dataOf(answer, `${editor.id} could not read issue ${id}`));
}

/** Returns an issue with the counts of its emails, or null if there is none. */
export async function readIssueWithCounts(editor: Editor, id: string) {
  const found = await readIssue(editor, id);
  if (!found) return null;
  const counts = await readCounts(editor, [id]);
  return { issue: found, counts: counts.get(id) ?? nothingSent(id) };
}

/** Returns how many subscribers would get an issue for these topics now. */
export async function countAudience(editor: Editor, topics: string[]): Promise<number> {
  const client = await sessionClient();
  const answer = await client.rpc('newsletter_audience', { topics });
  return dataOf(answer, `${editor.id} could not count the subscribers`);
}

/** Returns the text of an issue with the ids of its links by URL, for sending; null if it was deleted. */
export async function readIssueToSend(
  id: string,
): Promise<{ text: IssueText; links: Map<string, string> } | null> {
  const answer = await serviceClient()
    .from('newsletter_issues')
    .select(`${TEXT}, links:newsletter_links(id, url)`)
    .eq('id', id)
    .maybeSingle();
  const row = issueText
    .extend({ links: z.array(z.object({ id: z.guid(), url: z.string() })) })
    .nullable()
    .parse(dataOf(answer, `Issue ${id} cannot be read`));
  if (!row) return null;
  const { links, ...text } = row;
  return { text, links: new Map(links.map((link) => [absoluteUrl(link.url), link.id])) };
}

/** Number of newest issues in the archive and in its feed. */
const MAX_ARCHIVED = 100;

const ARCHIVED = `${TEXT}, sentAt:begun_at, isIndexed:is_indexed` as const;

/** Returns the newest sent issues. */
export async function listArchive(): Promise<ArchivedIssue[]> {
  const answer = await cachedPublicClient([cacheTags.newsletter])
    .from('newsletter_issues')
    .select(ARCHIVED)
    .not('begun_at', 'is', null)
    .order('begun_at', { ascending: false })
    .limit(MAX_ARCHIVED);
  return z.array(archivedIssue).parse(dataOf(answer, 'The issues cannot be read'));
}

/** Returns a sent issue, or null. */
export async function readArchived(slug: string): Promise<ArchivedIssue | null> {
  const answer = await cachedPublicClient([cacheTags.newsletter])
    .from('newsletter_issues')
    .select(ARCHIVED)
    .eq('slug', slug)
    .not('begun_at', 'is', null)
    .maybeSingle();
  return archivedIssue.nullable().parse(dataOf(answer, 'The issue cannot be read'));
}

/** Returns the issues that are due to be sent. */
export async function listDueIssues(): Promise<IssueText[]> {
  const answer = await serviceClient()
    .from('newsletter_issues')
    .select(TEXT)
    .eq('state', 'scheduled')
    .lte('scheduled_at', new Date().toISOString())
    .order('scheduled_at')
    .limit(10);
  return z.array(issueText).parse(dataOf(answer, 'Due issues cannot be read'));
}
