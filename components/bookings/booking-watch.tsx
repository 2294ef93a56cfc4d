'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useRef } from 'react';
import { toast } from 'sonner';
import { isOwnChange } from '@/components/records/own-changes';
import { changeNotice } from '@/lib/calendar/rules';
import { notices } from '@/lib/notices';
import { useBookingChannel } from './use-booking-channel';

/** Lets the screen follow bookings as they come in, change and go, with a word about each (spec section 4). */
export function BookingWatch() {
  const router = useRouter();
  const hasJoined = useRef(false);

  useBookingChannel(true, {
    onJoin() {
      // What happened while the channel was closed is not known; at first the page is new.
      if (hasJoined.current) router.refresh();
      hasJoined.current = true;
    },
    onChange(change) {
      const id = change.eventType === 'DELETE' ? change.old.id : change.new.id;
      if (isOwnChange(id)) return;
      startTransition(() => router.refresh());
      const notice = changeNotice(change);
      if (notice) toast.info(notices[notice]);
    },
  });
  return null;
}
