'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useEffectEvent } from 'react';
import { createLiveRefresh, isBusy } from '@/components/records/live-refresh';
import { usePerson } from '@/components/staff/person-context';
import { watchTable } from '@/lib/core/supabase/table-watch';

/** Reads the inbox again whenever its person is notified of something. */
export function InboxWatch() {
  const router = useRouter();
  const { id } = usePerson();
  const refresh = useEffectEvent(() => startTransition(() => router.refresh()));

  // A subscription is outside React.
  useEffect(() => {
    const live = createLiveRefresh(
      () => refresh(),
      () => isBusy(document),
    );
    let hasJoined = false;
    const stop = watchTable({
      channel: 'inbox',
      table: 'notifications',
      filter: `user_id=eq.${id}`,
      onOpen() {
        if (hasJoined) live.ask();
        hasJoined = true;
      },
      onChange: live.ask,
    });
    return () => {
      stop();
      live.stop();
    };
  }, [id]);

  return null;
}
