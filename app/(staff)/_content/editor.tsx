import type { Metadata } from 'next';
import { WaitingMails } from '@/components/blog/announcements/waiting-mails';
import { EditorScreen } from '@/components/content/editing/editor-screen';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readEnd } from '@/lib/audit/data';
import { readWaitingAnnouncement } from '@/lib/blog/announcements/data';
import { readEdited } from '@/lib/content/editing/data';
import { contentKinds } from '@/lib/content/kinds';
import { requireDesk } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';
import { notFoundMetadata } from '@/lib/core/seo/metadata';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { contentTableAt } from '@/lib/paths/staff';

export type EditorPageProps = { params: Promise<{ kind: string; id: string }> };

export async function generateMetadata({ params }: EditorPageProps): Promise<Metadata> {
  const table = contentTableAt((await params).kind);
  return table ? { title: `Edit ${contentKinds[table].singular}` } : notFoundMetadata;
}

export async function EditorPage({ area, params }: EditorPageProps & { area: Area }) {
  const { kind, id } = await params;
  const table = contentTableAt(kind);
  if (!table) return <MissingScreen area={area} />;
  const { editor, desk } = await requireDesk(area, table);
  const content = readAhead(readEdited(editor, table, id));
  return (
    <>
      {table === 'blog_posts' && desk.level === 'mail' && (
        <WaitingMails postId={id} waiting={readWaitingAnnouncement(editor, id)} />
      )}
      <EditorScreen
        table={table}
        id={id}
        content={content}
        end={readEnd(editor, table, id, content)}
        area={area}
      />
    </>
  );
}
