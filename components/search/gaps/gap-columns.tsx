import type { Column } from '@/components/lists/column';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import { contentEditorPath } from '@/lib/paths';
import type { SearchGap } from '@/lib/search/gaps/model';

function AnswerCell({ gap: { answeredKind, answeredRecord } }: { gap: SearchGap }) {
  if (!answeredKind || !answeredRecord) return 'Not yet';
  return (
    <a
      href={contentEditorPath(answeredKind, answeredRecord)}
      className="text-accent underline underline-offset-4"
    >
      Published
    </a>
  );
}

export const gapColumns: readonly Column<SearchGap>[] = [
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
  { id: 'answer', card: 'status', header: 'Answer', cell: (gap) => <AnswerCell gap={gap} /> },
  {
    id: 'last',
    card: 'time',
    header: `Last asked (${BUSINESS_TIME_ZONE_NAME})`,
    cell: ({ askedAt }) => <span className="moment">{shortMoment(askedAt)}</span>,
  },
];
