import { useEffect, useEffectEvent, useState } from 'react';
import { isBookingChange } from '@/lib/bookings/realtime/channel';
import type { LiveBookingChange } from '@/lib/bookings/realtime/model';
import { watchTable } from '@/lib/core/supabase/table-watch';

type Listeners = {
  onChange: (change: LiveBookingChange) => void;
  /** Runs when the channel opens, also again: earlier changes are still unknown. */
  onJoin: () => void;
};

/**
 * Listens to the channel 'calendar-bookings' (spec section 7) while `enabled`.
 * @returns whether the channel is open
 */
export function useBookingChannel(enabled: boolean, { onChange, onJoin }: Listeners): boolean {
  const [isJoined, setJoined] = useState(false);
  const change = useEffectEvent(onChange);
  const join = useEffectEvent(onJoin);

  // A subscription is outside React.
  useEffect(() => {
    if (!enabled) return;
    const stop = watchTable({
      channel: 'calendar-bookings',
      table: 'consultation_bookings',
      onOpen() {
        setJoined(true);
        join();
      },
      onClose: () => setJoined(false),
      onChange(payload) {
        if (isBookingChange(payload)) change(payload);
      },
    });
    return () => {
      stop();
      setJoined(false);
    };
  }, [enabled]);

  return isJoined;
}
