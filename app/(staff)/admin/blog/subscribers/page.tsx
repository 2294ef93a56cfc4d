import type { Metadata } from 'next';
import { SubscriberList } from '@/components/blog/subscribers/subscriber-list';
import { ListTabs } from '@/components/lists/list-tabs';
import { listSubscribers } from '@/lib/blog/subscribers/data';
import { subscriberFilters } from '@/lib/blog/subscribers/filters';
import { SUBSCRIBER_FILTERS, subscriberStateNames } from '@/lib/blog/subscribers/rules';
import { post } from '@/lib/content/kinds/post';
import { paths } from '@/lib/paths';
import { listScreen } from '../../list-screen';

export const metadata: Metadata = { title: 'Subscribers' };

export default listScreen({
  title: 'Subscribers',
  purpose: 'People who get new posts and the newsletter by email.',
  tabs: <ListTabs {...post.lists} current={paths.admin.subscribers} />,
  search: 'Search subscribers',
  filters: [
    {
      name: 'state',
      label: 'State',
      options: SUBSCRIBER_FILTERS.map((value) => ({
        value,
        label: value === 'confirmed' ? 'Ever confirmed' : subscriberStateNames[value],
      })),
    },
    { label: 'Subscribed', type: 'days' },
  ],
  exportPath: paths.exports.subscribers,
  parsers: subscriberFilters,
  list: listSubscribers,
  List: SubscriberList,
});
