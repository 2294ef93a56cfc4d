import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { subscriberFilterChoices } from '@/components/blog/subscribers/subscriber-filters';
import { SubscriberList } from '@/components/blog/subscribers/subscriber-list';
import { FilterBar } from '@/components/lists/filter-bar';
import { ListTabs } from '@/components/lists/list-tabs';
import { ScreenHead } from '@/components/staff/screen-head';
import { listSubscribers } from '@/lib/blog/subscribers/data';
import { subscriberFilters } from '@/lib/blog/subscribers/filters';
import { post } from '@/lib/content/kinds/post';
import { requireLeader } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Subscribers' };

const load = createLoader(subscriberFilters);

type SubscribersScreenProps = { searchParams: Promise<SearchParams> };

export default async function SubscribersScreen({ searchParams }: SubscribersScreenProps) {
  const leader = await requireLeader();
  const { cols: _, ...asked } = await load(searchParams);
  return (
    <>
      <ScreenHead
        title="Subscribers"
        purpose="People who get new posts and the newsletter by email."
      />
      <ListTabs {...post.lists} current={paths.admin.subscribers} />
      <FilterBar
        search="Search subscribers"
        filters={subscriberFilterChoices}
        exportPath={paths.exports.subscribers}
      />
      <SubscriberList page={listSubscribers(leader, { ...asked, cols: null })} />
    </>
  );
}
