import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { IssuesScreen } from '@/components/newsletter/issues-screen';
import { requireDesk } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';
import { listIssues } from '@/lib/newsletter/data';
import { issueFilters } from '@/lib/newsletter/filters';

export const metadata: Metadata = { title: 'Newsletter' };

const load = createLoader(issueFilters);

export type NewsletterPageProps = { searchParams: Promise<SearchParams> };

export async function NewsletterPage({ area, searchParams }: NewsletterPageProps & { area: Area }) {
  const { editor } = await requireDesk(area, 'blog_posts', 'mail');
  return <IssuesScreen page={listIssues(editor, await load(searchParams))} area={area} />;
}
