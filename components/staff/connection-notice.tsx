'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { requestNotices } from '@/lib/notices/requests';
import { holdScreens } from './held-screens';

/** Keeps the screen while the next one cannot be reached, and says so. */
export function ConnectionNotice() {
  const [isWaiting, setWaiting] = useState(false);
  const [retry, setRetry] = useState<() => void>();

  // Next loads its screens by the browser's own fetch.
  useEffect(() => {
    const original = window.fetch;
    const held = holdScreens(original.bind(window), setWaiting);
    window.fetch = held.fetch;
    window.addEventListener('online', held.retry);
    setRetry(() => held.retry);
    return () => {
      window.fetch = original;
      window.removeEventListener('online', held.retry);
    };
  }, []);

  return (
    <div role="status" className="fixed inset-x-4 top-16 z-40 flex justify-center empty:hidden">
      {isWaiting && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-surface border border-line bg-surface px-4 py-2 text-ink">
          {requestNotices.screenNotReached}
          <Button variant="secondary" size="sm" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}
