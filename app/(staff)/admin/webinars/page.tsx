import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { ListTabs } from '@/components/lists/list-tabs';
import { ContentScreen } from '@/components/publishing/content-screen';
import { webinarTabs } from '@/components/registrations/webinar-tabs';
import { requireLeader } from '@/lib/auth/guard';
import { paths } from '@/lib/paths';
import { listContent } from '@/lib/publishing/data';
import { contentFilters } from '@/lib/publishing/filters';

export const metadata: Metadata = { title: 'Webinars' };

const load = createLoader(contentFilters);

type WebinarsScreenProps = { searchParams: Promise<SearchParams> };

export default async function WebinarsScreen({ searchParams }: WebinarsScreenProps) {
  const leader = await requireLeader();
  const filters = await load(searchParams);
  const page = listContent(leader, 'webinars', filters);
  return (
    <ContentScreen
      table="webinars"
      filters={filters}
      page={page}
      tabs={<ListTabs label="Webinar lists" tabs={webinarTabs} current={paths.admin.webinars} />}
    />
  );
}
