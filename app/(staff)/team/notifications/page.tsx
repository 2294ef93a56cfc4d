import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { NotificationsScreen } from '@/components/notifications/notifications-screen';
import { requireStaff } from '@/lib/core/auth/guard';
import { homeArea } from '@/lib/core/auth/roles';
import { listNotifications } from '@/lib/notifications/data';
import { notificationFilters } from '@/lib/notifications/filters';

export const metadata: Metadata = { title: 'Notifications' };

const load = createLoader(notificationFilters);

type NotificationsPageProps = { searchParams: Promise<SearchParams> };

export default async function NotificationsPage({ searchParams }: NotificationsPageProps) {
  const staff = await requireStaff();
  const filters = await load(searchParams);
  return (
    <NotificationsScreen
      area={homeArea(staff.role)}
      filters={filters}
      page={listNotifications(staff, filters)}
    />
  );
}
