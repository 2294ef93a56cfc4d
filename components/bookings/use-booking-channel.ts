import { useEffect, useEffectEvent, useState } from 'react';
import { isBookingChange, POLL_MS } from '@/lib/calendar/booking-channel';
import type { LiveBookingChange } from '@/lib/calendar/model';

/** A page can join a topic only once, so the next subscriber waits until the one before has left. */
let leaving: Promise<unknown> = Promise.resolve();

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
  const [attempt, setAttempt] = useState(0);
  const change = useEffectEvent(onChange);
  const join = useEffectEvent(onJoin);

  // A subscription is outside React. A closed channel never opens again, so `attempt` creates a new one.
  useEffect(() => {
    if (!enabled) return;
    let leave: (() => Promise<unknown>) | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;

    function tryAgainLater() {
      if (hasLeft) return;
      setJoined(false);
      clearTimeout(retry);
      retry = setTimeout(() => setAttempt(attempt + 1), POLL_MS);
    }

    async function subscribe() {
      // Its client comes after the page.
      const { realtime } = await import('@/lib/core/supabase/browser-realtime');
      const client = realtime();
      await leaving;
      await client.setAuth();
      if (hasLeft) return;
      const channel = client
        .channel('calendar-bookings')
        .on(
          'postgres_changes',
          { event: '*', schema: 'public', table: 'consultation_bookings' },
          (payload) => {
            if (isBookingChange(payload)) change(payload);
          },
        )
        .subscribe((status) => {
          if (hasLeft) return;
          setJoined(status === 'SUBSCRIBED');
          if (status === 'SUBSCRIBED') join();
          if (status === 'CLOSED') tryAgainLater();
        });
      leave = () => client.removeChannel(channel);
    }
    subscribe().catch(tryAgainLater);

    return () => {
      hasLeft = true;
      clearTimeout(retry);
      setJoined(false);
      if (leave) leaving = leave().catch(() => undefined);
    };
  }, [enabled, attempt]);

  return isJoined;
}
