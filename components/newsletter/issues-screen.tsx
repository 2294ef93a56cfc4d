import { FilterBar } from '@/components/lists/filter-bar';
import { ScreenHead } from '@/components/staff/screen-head';
import { ButtonLink } from '@/components/ui/button-link';
import type { Page } from '@/lib/core/lists/keyset';
import type { ListedIssue } from '@/lib/newsletter/model';
import { newsletterIssuePath } from '@/lib/paths/staff';
import { issueFilterChoices } from './issue-filters';
import { IssueList } from './issue-list';

type IssuesScreenProps = { page: Promise<Page<ListedIssue>>; area: 'admin' | 'team' };

/** Newsletter screen: all issues and their results. */
export function IssuesScreen({ page, area }: IssuesScreenProps) {
  return (
    <>
      <ScreenHead
        title="Newsletter"
        purpose="Issues sent to all confirmed subscribers. We do not track opens; clicks are counted anonymously."
        action={
          <ButtonLink href={newsletterIssuePath(area)} size="sm">
            New issue
          </ButtonLink>
        }
      />
      <FilterBar search="Search issues" filters={issueFilterChoices} />
      <IssueList page={page} area={area} />
    </>
  );
}
