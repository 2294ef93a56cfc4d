import { ArrowLeft } from 'lucide-react';
import { Follow } from '@/components/records/follow';
import { KeptScreen } from '@/components/records/kept-record';
import { MissingScreen } from '@/components/staff/missing-screen';
import { ScreenHead } from '@/components/staff/screen-head';
import { Markdown } from '@/components/text/markdown';
import { ButtonLink } from '@/components/ui/button-link';
import type { RecordEnd } from '@/lib/audit/model';
import type { Issue, IssueCounts } from '@/lib/newsletter/model';
import { isMoving } from '@/lib/newsletter/states';
import { issueValues, newIssueValues } from '@/lib/newsletter/values';
import { paths } from '@/lib/paths';
import { newsletterMailPath } from '@/lib/paths/files';
import { issuePath } from '@/lib/paths/site';
import { DeleteIssue } from './delete-issue';
import { IssueCountList } from './issue-counts';
import { IssueForm } from './issue-form';
import { IssueLinks } from './issue-links';
import { IssueProgress } from './issue-progress';
import { IssueStatus } from './issue-state';
import { IssueSteps } from './issue-steps';
import { SendIssue } from './send-issue';

type Area = 'admin' | 'team';

function Back({ area }: { area: Area }) {
  return (
    <a
      href={paths[area].newsletter}
      className="mb-1 inline-flex min-h-6 items-center gap-1.5 text-ink-3 hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4" />
      All issues
    </a>
  );
}

/** Form for a new issue. */
export function NewIssueScreen({ topics, area }: { topics: readonly string[]; area: Area }) {
  return (
    <>
      <Back area={area} />
      <ScreenHead
        title="New issue"
        purpose="It starts as a draft. You can send it to yourself before anyone else gets it."
      />
      <IssueForm values={newIssueValues} topics={topics} rendered={null} area={area} />
    </>
  );
}

type IssueScreenProps = {
  id: string;
  end: Promise<RecordEnd | null>;
  found: { issue: Issue; counts: IssueCounts } | null;
  topics: readonly string[];
  /** Number of subscribers who would receive the issue now. */
  audience: number;
  area: Area;
};

/** Screen of an issue: the editor of a draft, or the results of a sent issue. */
export function IssueScreen({ id, end, found, ...screen }: IssueScreenProps) {
  return (
    <KeptScreen key={id} end={end} missing={<MissingScreen area={screen.area} />}>
      {found && <OpenIssue {...found} {...screen} />}
    </KeptScreen>
  );
}

type OpenIssueProps = {
  issue: Issue;
  counts: IssueCounts;
  topics: readonly string[];
  audience: number;
  area: Area;
};

function OpenIssue({ issue, counts, topics, audience, area }: OpenIssueProps) {
  const isDraft = issue.state === 'draft';
  return (
    <>
      <Follow isOn={isMoving(issue.state)} />
      <Back area={area} />
      <ScreenHead
        title={issue.title}
        purpose={<IssueStatus state={issue.state} />}
        action={
          <div className="flex flex-wrap gap-2">
            {isDraft ? (
              <SendIssue issue={issue} audience={audience} />
            ) : (
              <ButtonLink
                href={newsletterMailPath(issue.id)}
                target="_blank"
                variant="quiet"
                size="sm"
              >
                See the email
              </ButtonLink>
            )}
            {issue.begunAt && (
              <ButtonLink
                href={issuePath(issue.slug)}
                target="_blank"
                variant="secondary"
                size="sm"
              >
                View on site
              </ButtonLink>
            )}
          </div>
        }
      />
      {isDraft ? (
        <IssueForm
          values={issueValues(issue)}
          version={issue.version}
          topics={topics}
          rendered={<Markdown text={issue.body} />}
          area={area}
          aside={<DeleteIssue id={issue.id} area={area} />}
        />
      ) : (
        <div className="space-y-10">
          <div className="space-y-4">
            <IssueProgress issue={issue} counts={counts} />
            <IssueSteps issue={issue} counts={counts} />
          </div>
          {issue.begunAt && <IssueCountList counts={counts} />}
          <IssueLinks links={issue.links} />
        </div>
      )}
    </>
  );
}
