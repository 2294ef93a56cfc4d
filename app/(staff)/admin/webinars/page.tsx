import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { ContentScreen } from '@/components/content/publishing/content-screen';
import { ListTabs } from '@/components/lists/list-tabs';
import { webinarTabs } from '@/components/webinars/registrations/webinar-tabs';
import { listContent } from '@/lib/content/publishing/data';
import { contentFilters } from '@/lib/content/publishing/filters';
import { requireLeader } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';

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
