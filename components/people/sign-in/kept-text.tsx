'use client';

import { useSyncExternalStore } from 'react';
import { hasKeptText } from '@/lib/core/auth/kept-text';
import { signInNotices } from '@/lib/notices/sign-in';

const neverChanges = () => () => {};

/** Says that text which did not reach the server is still in this browser. Without JavaScript nothing was typed into an editor. */
export function KeptText() {
  // Only the browser knows what it keeps.
  const isKept = useSyncExternalStore(neverChanges, hasKeptText, () => false);
  return (
    <p role="status" className={isKept ? 'mb-6 border-l-2 border-accent pl-4 text-ink' : 'sr-only'}>
      {isKept && signInNotices.typedTextKept}
    </p>
  );
}
