import type { Metadata } from 'next';
import { ReviewScreen } from '@/components/content/review/review-screen';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readEdited } from '@/lib/content/editing/data';
import { readReview } from '@/lib/content/review/data';
import { requireEditor } from '@/lib/core/auth/guard';
import { contentTableAt, paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Review' };

type ReviewPageProps = { params: Promise<{ kind: string; id: string }> };

export default async function ReviewPage({ params }: ReviewPageProps) {
  const { kind, id } = await params;
  const table = contentTableAt(kind);
  if (!table) return <MissingScreen dashboard={paths.team.dashboard} />;
  const { editor, desk } = await requireEditor(table);
  return (
    <ReviewScreen
      editor={editor}
      id={id}
      table={table}
      content={readEdited(editor, table, id)}
      review={readReview(editor, table, id)}
      desk={desk}
    />
  );
}
