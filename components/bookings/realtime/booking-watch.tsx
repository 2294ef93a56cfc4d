'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useRef } from 'react';
import { isOwnChange } from '@/components/records/own-changes';
import { toast } from '@/components/ui/toast';
import { changeNotice } from '@/lib/bookings/realtime/channel';
import { deskNotices } from '@/lib/notices/desk';
import { useBookingChannel } from './use-booking-channel';

/** Refreshes the screen when a booking is inserted, updated or deleted, and announces the change (spec section 4). */
export function BookingWatch() {
  const router = useRouter();
  const hasJoined = useRef(false);

  useBookingChannel(true, {
    onJoin() {
      // Changes may have been missed while the channel was closed. On the first join the page is up to date.
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
