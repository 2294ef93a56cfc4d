import type { RealtimeChannel } from '@supabase/supabase-js';
import { useEffect, useEffectEvent, useState } from 'react';
import { type LiveBookingChange, liveBookingChange } from '@/lib/calendar/model';
import { POLL_MS } from '@/lib/calendar/rules';
import { browserClient } from '@/lib/core/supabase/browser';

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
    const client = browserClient();
    let channel: RealtimeChannel | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;

    function tryAgainLater() {
      if (hasLeft) return;
      setJoined(false);
      clearTimeout(retry);
      retry = setTimeout(() => setAttempt(attempt + 1), POLL_MS);
    }

    async function subscribe() {
      await leaving;
      await client.realtime.setAuth();
      if (hasLeft) return;
      channel = client
        .channel('calendar-bookings')
        .on(
          'postgres_changes',
          { event: '*', schema: 'public', table: 'consultation_bookings' },
          (payload) => {
            const parsed = liveBookingChange.safeParse(payload);
            if (parsed.success) change(parsed.data);
          },
        )
        .subscribe((status) => {
          if (hasLeft) return;
          setJoined(status === 'SUBSCRIBED');
          if (status === 'SUBSCRIBED') join();
          if (status === 'CLOSED') tryAgainLater();
        });
    }
    subscribe().catch(tryAgainLater);

    return () => {
      hasLeft = true;
      clearTimeout(retry);
      setJoined(false);
      if (channel) leaving = client.removeChannel(channel).catch(() => undefined);
    };
  }, [enabled, attempt]);

  return isJoined;
}
