'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { leaveFreely } from '@/components/ui/unsaved';
import type { Area } from '@/lib/core/auth/roles';
import { watchSession } from '@/lib/core/auth/session-watch';
import { InactivityDialog } from './inactivity-dialog';

/** Signs an inactive user out in all tabs after a warning, and reacts to a sign-out in other tabs. */
export function SessionWatch({ area }: { area: Area }) {
  const router = useRouter();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const watch = useRef<ReturnType<typeof watchSession>>(null);

  useEffect(() => {
    const current = watchSession({
      area,
      onWarning: setSecondsLeft,
      onRefresh: () => router.refresh(),
      onLeave: leaveFreely,
    });
    watch.current = current;
    return current.stop;
  }, [area, router]);

  return (
    <InactivityDialog
      secondsLeft={secondsLeft}
      onStay={() => watch.current?.stay()}
      onSignOut={() => watch.current?.signOut()}
    />
  );
}
