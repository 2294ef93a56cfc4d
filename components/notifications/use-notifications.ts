import { useEffect, useEffectEvent, useState } from 'react';
import { watchTable } from '@/lib/core/supabase/table-watch';
import type { NotificationSummary } from '@/lib/notifications/model';
import { paths } from '@/lib/paths';
import { keepRead } from './bell-reads';

/** Fetches notifications from our own endpoint, whose response needs no schema in the browser. */
async function fetchSummary(): Promise<NotificationSummary> {
  const response = await fetch(paths.notificationSummary, { cache: 'no-store' });
  if (!response.ok) throw new Error(`The notifications answered ${response.status}`);
  const answer: NotificationSummary = await response.json();
  return answer;
}

/** Returns live data for the bell; null until the first read. */
export function useNotifications(userId: string) {
  const [summary, setSummary] = useState<NotificationSummary | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function load() {
    try {
      setSummary(await fetchSummary());
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }
  const reload = useEffectEvent(load);

  useEffect(
    () =>
      keepRead(
        () => reload(),
        (channel) =>
          watchTable({
            channel: 'notifications',
            table: 'notifications',
            filter: `user_id=eq.${userId}`,
            ...channel,
          }),
      ),
    [userId],
  );

  return { summary, hasFailed, load, setSummary };
}
