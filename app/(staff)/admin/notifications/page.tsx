import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { NotificationsScreen } from '@/components/notifications/notifications-screen';
import { requireLeader } from '@/lib/core/auth/guard';
import { listNotifications } from '@/lib/notifications/data';
import { notificationFilters } from '@/lib/notifications/filters';

export const metadata: Metadata = { title: 'Notifications' };

const load = createLoader(notificationFilters);

type NotificationsPageProps = { searchParams: Promise<SearchParams> };

export default async function NotificationsPage({ searchParams }: NotificationsPageProps) {
  const leader = await requireLeader();
  const filters = await load(searchParams);
  return (
    <NotificationsScreen area="admin" filters={filters} page={listNotifications(leader, filters)} />
  );
}
