import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { IssuesScreen } from '@/components/blog/newsletter/issues-screen';
import { listIssues } from '@/lib/blog/newsletter/data';
import { issueFilters } from '@/lib/blog/newsletter/filters';
import { requireEditor } from '@/lib/core/auth/guard';

export const metadata: Metadata = { title: 'Newsletter' };

const load = createLoader(issueFilters);

type NewsletterPageProps = { searchParams: Promise<SearchParams> };

export default async function NewsletterPage({ searchParams }: NewsletterPageProps) {
  const { editor } = await requireEditor('blog_posts', 'mail');
  return <IssuesScreen page={listIssues(editor, await load(searchParams))} area="team" />;
}
