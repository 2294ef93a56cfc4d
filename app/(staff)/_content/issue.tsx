import type { Metadata } from 'next';
import { IssueScreen, NewIssueScreen } from '@/components/newsletter/issue-screen';
import { readEnd } from '@/lib/audit/data';
import { listCategories } from '@/lib/blog/data';
import { shownCategories } from '@/lib/blog/rules';
import { requireDesk } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';
import { countAudience, readIssueWithCounts } from '@/lib/newsletter/data';

export const metadata: Metadata = { title: 'Issue' };

export type IssuePageProps = { searchParams: Promise<{ issue?: string | string[] }> };

export async function IssuePage({ area, searchParams }: IssuePageProps & { area: Area }) {
  const { editor } = await requireDesk(area, 'blog_posts', 'mail');
  const { issue: id } = await searchParams;
  const reading = listCategories().then((all) => shownCategories(all));
  if (id === undefined) {
    return <NewIssueScreen topics={(await reading).map(({ name }) => name)} area={area} />;
  }
  const [topics, found] = await Promise.all([reading, readIssueWithCounts(editor, String(id))]);
  const audience =
    found?.issue.state === 'draft' ? await countAudience(editor, found.issue.topics) : 0;
  return (
    <IssueScreen
      id={String(id)}
      end={readEnd(editor, 'newsletter_issues', String(id), Promise.resolve(found))}
      found={found}
      topics={topics.map(({ name }) => name)}
      audience={audience}
      area={area}
    />
  );
}
