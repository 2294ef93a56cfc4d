import { addHours } from 'date-fns';
import type { Metadata } from 'next';
import { EditorHead } from '@/components/content/editing/editor-head';
import { MissingScreen } from '@/components/staff/missing-screen';
import { LiveDesk } from '@/components/webinars/desk/live-desk';
import { requireLeader } from '@/lib/core/auth/guard';
import { readDesk } from '@/lib/webinars/desk/data';

export const metadata: Metadata = { title: 'Live desk' };

type LiveDeskPageProps = { params: Promise<{ id: string }> };

export default async function LiveDeskPage({ params }: LiveDeskPageProps) {
  const leader = await requireLeader();
  const { id } = await params;
  const desk = await readDesk(leader, id);
  if (!desk) return <MissingScreen area="admin" />;
  const now = new Date();
  const { startsAt, endsAt } = desk.webinar;
  return (
    <>
      <EditorHead table="webinars" id={id} title={desk.webinar.title} current="live" area="admin" />
      <LiveDesk
        desk={desk}
        isOver={new Date(endsAt) <= now}
        isNear={addHours(now, 1) >= new Date(startsAt)}
      />
    </>
  );
}
