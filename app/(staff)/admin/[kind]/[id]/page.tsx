import type { Metadata } from 'next';
import { WaitingMails } from '@/components/blog/announcements/waiting-mails';
import { EditorScreen } from '@/components/content/editing/editor-screen';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readEnd } from '@/lib/audit/data';
import { readWaitingAnnouncement } from '@/lib/blog/announcements/data';
import { readEdited } from '@/lib/content/editing/data';
import { contentKinds } from '@/lib/content/kinds';
import { requireLeader } from '@/lib/core/auth/guard';
import { notFoundMetadata } from '@/lib/core/seo/metadata';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { contentTableAt, paths } from '@/lib/paths';

type EditorPageProps = { params: Promise<{ kind: string; id: string }> };

export async function generateMetadata({ params }: EditorPageProps): Promise<Metadata> {
  const table = contentTableAt((await params).kind);
  return table ? { title: `Edit ${contentKinds[table].singular}` } : notFoundMetadata;
}

export default async function EditorPage({ params }: EditorPageProps) {
  const leader = await requireLeader();
  const { kind, id } = await params;
  const table = contentTableAt(kind);
  if (!table) return <MissingScreen dashboard={paths.admin.dashboard} />;
  const content = readAhead(readEdited(leader, table, id));
  return (
    <>
      {table === 'blog_posts' && (
        <WaitingMails postId={id} waiting={readWaitingAnnouncement(leader, id)} />
      )}
      <EditorScreen
        table={table}
        id={id}
        content={content}
        end={readEnd(leader, table, id, content)}
        area="admin"
      />
    </>
  );
}
