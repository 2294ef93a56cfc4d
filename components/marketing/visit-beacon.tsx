'use client';

import { useEffect } from 'react';

/** Neither reloaded nor gone back to, and not by a link of this site. */
function isArrival(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isNew = entry !== undefined && 'type' in entry && entry.type === 'navigate';
  return isNew && !document.referrer.startsWith(location.origin);
}

/**
 * Tells the server at `door` that somebody came from elsewhere: the path, and nothing about who it is. The
 * door is given, because the table of all addresses would weigh more than this.
 */
export function VisitBeacon({ door }: { door: string }) {
  // Once for each document, in a turn of its own after everything that the visitor came for.
  useEffect(() => {
    const turn = setTimeout(() => {
      if (isArrival()) navigator.sendBeacon(door, location.pathname);
    });
    return () => clearTimeout(turn);
  }, [door]);
  return null;
}
