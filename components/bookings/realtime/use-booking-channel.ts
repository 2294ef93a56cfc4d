import { useEffect, useEffectEvent, useState } from 'react';
import { isBookingChange } from '@/lib/bookings/realtime/channel';
import type { LiveBookingChange } from '@/lib/bookings/realtime/model';
import { watchTable } from '@/lib/core/supabase/table-watch';

type Listeners = {
  onChange: (change: LiveBookingChange) => void;
  /** Called whenever the channel opens, including reconnects. Earlier changes may have been missed. */
  onJoin: () => void;
};

/**
 * Subscribes to the channel 'calendar-bookings' (spec section 7) while `enabled`.
 * @returns whether the channel is open
 */
export function useBookingChannel(enabled: boolean, { onChange, onJoin }: Listeners): boolean {
  const [isJoined, setJoined] = useState(false);
  const change = useEffectEvent(onChange);
  const join = useEffectEvent(onJoin);

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
