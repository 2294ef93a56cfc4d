'use client';

import { useEffect } from 'react';

/** Returns whether the visitor came from another site: not by reload, back or a link of this site. */
function isArrival(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isNew = entry !== undefined && 'type' in entry && entry.type === 'navigate';
  return isNew && !document.referrer.startsWith(location.origin);
}

/**
 * Reports a visit from another site to `endpoint`: the path, and nothing about the visitor. The endpoint is a prop,
 * because importing lib/paths.ts would add more code than this component.
 */
export function VisitBeacon({ endpoint }: { endpoint: string }) {
  // Once per document, in its own task after everything that the visitor came for.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isArrival()) navigator.sendBeacon(endpoint, location.pathname);
    });
    return () => clearTimeout(timer);
  }, [endpoint]);
  return null;
}
