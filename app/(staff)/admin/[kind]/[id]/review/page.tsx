import type { Metadata } from 'next';
import { ReviewScreen } from '@/components/content/review/review-screen';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readEnd } from '@/lib/audit/data';
import { readEdited } from '@/lib/content/editing/data';
import { readReview } from '@/lib/content/review/data';
import { LEADERS_DESK } from '@/lib/core/auth/content-rights';
import { requireLeader } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { contentTableAt, paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Review' };

type ReviewPageProps = { params: Promise<{ kind: string; id: string }> };

export default async function ReviewPage({ params }: ReviewPageProps) {
  const editor = await requireLeader();
  const { kind, id } = await params;
  const table = contentTableAt(kind);
  if (!table) return <MissingScreen dashboard={paths.admin.dashboard} />;
  const content = readAhead(readEdited(editor, table, id));
  return (
    <ReviewScreen
      id={id}
      end={readEnd(editor, table, id, content)}
      table={table}
      content={content}
      review={readReview(editor, table, id)}
      desk={LEADERS_DESK}
    />
  );
}
