import { useEffect, useEffectEvent, useState } from 'react';
import type { NotificationSummary } from '@/lib/notifications/model';
import { paths } from '@/lib/paths';

/** Several changes at once, such as all marked as read, cause one read. */
const DEBOUNCE_MS = 200;

/** Asks our own endpoint, whose answer needs no schema in the browser. */
async function fetchSummary(): Promise<NotificationSummary> {
  const response = await fetch(paths.notificationSummary, { cache: 'no-store' });
  if (!response.ok) throw new Error(`The notifications answered ${response.status}`);
  const answer: NotificationSummary = await response.json();
  return answer;
}

/** Returns the data of the bell, kept up to date while the page is open; null until it is read. */
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

  // The channel lives outside React. Its client is heavy and comes after the page.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: (() => void) | undefined;
    let hasLeft = false;
    const reloadSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => reload(), DEBOUNCE_MS);
    };
    reload();
    import('@/lib/notifications/watch')
      .then(({ watchNotifications }) => {
        if (!hasLeft) stop = watchNotifications(userId, reloadSoon);
      })
      .catch(() => setFailed(true));
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [userId]);

  return { summary, hasFailed, load, setSummary };
}
