import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { IssuesScreen } from '@/components/blog/newsletter/issues-screen';
import { listIssues } from '@/lib/blog/newsletter/data';
import { issueFilters } from '@/lib/blog/newsletter/filters';
import { requireDesk } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';

export const metadata: Metadata = { title: 'Newsletter' };

const load = createLoader(issueFilters);

export type NewsletterPageProps = { searchParams: Promise<SearchParams> };

export async function NewsletterPage({ area, searchParams }: NewsletterPageProps & { area: Area }) {
  const { editor } = await requireDesk(area, 'blog_posts', 'mail');
  return <IssuesScreen page={listIssues(editor, await load(searchParams))} area={area} />;
}
