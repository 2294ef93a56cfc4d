import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { EditorHead } from '@/components/content/editing/editor-head';
import { FilterBar } from '@/components/lists/filter-bar';
import { MissingScreen } from '@/components/staff/missing-screen';
import { FunnelFigures } from '@/components/webinars/registrations/funnel-figures';
import { placeFilter, stepFilter } from '@/components/webinars/registrations/registration-filters';
import { RegistrationList } from '@/components/webinars/registrations/registration-list';
import { WaitingList } from '@/components/webinars/registrations/waiting-list';
import { readTitle } from '@/lib/content/publishing/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { withBounces } from '@/lib/outbox/bounces/data';
import { registrationExportPath } from '@/lib/paths/files';
import { readFunnel } from '@/lib/webinars/attendance/data';
import { listRegistrations } from '@/lib/webinars/registrations/data';
import { registrationFilters } from '@/lib/webinars/registrations/filters';
import { listWaiting } from '@/lib/webinars/waitlist/data';

export const metadata: Metadata = { title: 'Registrations' };

const load = createLoader(registrationFilters);

type RegistrationsPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<SearchParams>;
};

export default async function RegistrationsPage({ params, searchParams }: RegistrationsPageProps) {
  const leader = await requireLeader();
  const { id } = await params;
  const { cols: _, ...asked } = await load(searchParams);
  const page = readAhead(
    withBounces(leader, listRegistrations(leader, { ...asked, webinar: id, cols: null })),
  );
  const [title, funnel, waiting] = await Promise.all([
    readTitle(leader, 'webinars', id),
    readFunnel(leader, id),
    listWaiting(leader, id),
  ]);
  if (title === null) return <MissingScreen area="admin" />;
  return (
    <>
      <EditorHead table="webinars" id={id} title={title} current="registrations" area="admin" />
      <FunnelFigures webinarId={id} funnel={funnel} />
      <WaitingList waiting={waiting} />
      <FilterBar
        search="Search registrations"
        filters={[placeFilter, stepFilter]}
        exportPath={registrationExportPath(id)}
      />
      <RegistrationList of="one" page={page} />
    </>
  );
}
