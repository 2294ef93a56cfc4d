'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useRef } from 'react';
import { isOwnChange } from '@/components/records/own-changes';
import { toast } from '@/components/ui/toast';
import { changeNotice } from '@/lib/bookings/realtime/channel';
import { deskNotices } from '@/lib/notices/desk';
import { useBookingChannel } from './use-booking-channel';

/** Refreshes the screen when a booking is added, changed or deleted, and announces it (spec section 4). */
export function BookingWatch() {
  const router = useRouter();
  const hasJoined = useRef(false);

  useBookingChannel(true, {
    onJoin() {
      // Changes while the channel was closed are unknown. On the first join the page is fresh.
      if (hasJoined.current) router.refresh();
      hasJoined.current = true;
    },
    onChange(change) {
      const id = change.eventType === 'DELETE' ? change.old.id : change.new.id;
      if (isOwnChange(id)) return;
      startTransition(() => router.refresh());
      const notice = changeNotice(change);
      if (notice) toast.info(deskNotices[notice]);
    },
  });
  return null;
}
