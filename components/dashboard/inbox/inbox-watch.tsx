'use client';

import { useLiveRefresh } from '@/components/records/use-live-refresh';
import { usePerson } from '@/components/staff/person-context';

/** Reads the inbox again whenever its person is notified of something. */
export function InboxWatch() {
  const { id } = usePerson();
  useLiveRefresh([{ channel: 'inbox', table: 'notifications', filter: `user_id=eq.${id}` }]);
  return null;
}
