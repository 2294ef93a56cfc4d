import type { Column } from '@/components/lists/column';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import type { ListedIssue } from '@/lib/newsletter/model';
import { newsletterIssuePath } from '@/lib/paths/staff';
import { IssueStatus } from './issue-state';

const moment = (instant: string | null) =>
  instant && <span className="moment">{shortMoment(instant)}</span>;

/** Returns a count for an issue whose sending has started; null for a draft. */
const counted = ({ begunAt }: ListedIssue, count: number) => begunAt && count;

/** Returns the columns of the issue list. */
export function issueColumns(area: 'admin' | 'team'): readonly Column<ListedIssue>[] {
  return [
    {
      id: 'title',
      header: 'Issue',
      cell: ({ id, title }) => (
        <a
          href={newsletterIssuePath(area, id)}
          className="line-clamp-2 py-1 font-medium text-ink underline-offset-4 hover:underline"
        >
          {title}
        </a>
      ),
    },
    {
      id: 'state',
      header: 'State',
      card: 'status',
      cell: ({ state }) => <IssueStatus state={state} />,
    },
    {
      id: 'topics',
      header: 'For',
      card: 'detail',
      cell: ({ topics }) => (topics.length > 0 ? topics.join(', ') : 'All subscribers'),
    },
    {
      id: 'accepted',
      header: 'Delivered',
      card: 'detail',
      numeric: true,
      cell: (issue) => counted(issue, issue.counts.accepted),
    },
    {
      id: 'bounced',
      header: 'Bounced',
      numeric: true,
      cell: (issue) => counted(issue, issue.counts.bounced),
    },
    {
      id: 'unsubscribed',
      header: 'Unsubscribed',
      numeric: true,
      cell: (issue) => counted(issue, issue.counts.unsubscribed),
    },
    {
      id: 'presses',
      header: 'Presses',
      numeric: true,
      cell: (issue) => counted(issue, issue.counts.presses),
    },
    {
      id: 'out',
      header: `Goes out (${BUSINESS_TIME_ZONE_NAME})`,
      card: 'time',
      cell: ({ begunAt, scheduledAt }) => moment(begunAt ?? scheduledAt),
    },
    {
      id: 'created',
      header: `Created (${BUSINESS_TIME_ZONE_NAME})`,
      sort: 'created_at',
      cell: ({ createdAt }) => moment(createdAt),
      optional: true,
    },
  ];
}
