'use client';

import { useLiveRefresh } from '@/components/records/use-live-refresh';
import { usePerson } from '@/components/staff/person-context';

/** Refreshes the inbox when a notification arrives. */
export function InboxWatch() {
  const { id } = usePerson();
  useLiveRefresh([{ channel: 'inbox', table: 'notifications', filter: `user_id=eq.${id}` }]);
  return null;
}
