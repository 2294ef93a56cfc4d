import type { Column } from '@/components/lists/column';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import { contentEditorPath } from '@/lib/paths/staff';
import type { SearchGap } from '@/lib/search/gaps/model';

type AnswerCellProps = { gap: SearchGap; area: 'admin' | 'team' };

function AnswerCell({ gap: { answeredKind, answeredRecord }, area }: AnswerCellProps) {
  if (!answeredKind || !answeredRecord) return 'Not yet';
  if (answeredKind === 'pages') return 'Published';
  return (
    <a
      href={contentEditorPath(answeredKind, answeredRecord, area)}
      className="text-accent underline underline-offset-4"
    >
      Published
    </a>
  );
}

/** Returns the columns of the unanswered questions. */
export const gapColumns = (area: 'admin' | 'team'): readonly Column<SearchGap>[] => [
  {
    id: 'question',
    header: 'Question',
    cell: ({ question }) => <span className="wrap-anywhere">{question}</span>,
  },
  {
    id: 'asked',
    card: 'detail',
    header: 'Asked',
    sort: 'asked_count',
    numeric: true,
    cell: ({ askedCount }) => askedCount,
  },
  {
    id: 'answer',
    card: 'status',
    header: 'Answer',
    cell: (gap) => <AnswerCell gap={gap} area={area} />,
  },
  {
    id: 'last',
    card: 'time',
    header: `Last asked (${BUSINESS_TIME_ZONE_NAME})`,
    cell: ({ askedAt }) => <span className="moment">{shortMoment(askedAt)}</span>,
  },
];
