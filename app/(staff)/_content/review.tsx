import type { Metadata } from 'next';
import { ReviewScreen } from '@/components/content/review/review-screen';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readEnd } from '@/lib/audit/data';
import { readEdited } from '@/lib/content/editing/data';
import { readReview } from '@/lib/content/review/data';
import { requireDesk } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { contentTableAt } from '@/lib/paths/staff';

export const metadata: Metadata = { title: 'Review' };

export type ReviewPageProps = { params: Promise<{ kind: string; id: string }> };

export async function ReviewPage({ area, params }: ReviewPageProps & { area: Area }) {
  const { kind, id } = await params;
  const table = contentTableAt(kind);
  if (!table) return <MissingScreen area={area} />;
  const { editor, desk } = await requireDesk(area, table);
  const content = readAhead(readEdited(editor, table, id));
  return (
    <ReviewScreen
      id={id}
      end={readEnd(editor, table, id, content)}
      table={table}
      content={content}
      review={readReview(editor, table, id)}
      desk={desk}
    />
  );
}
