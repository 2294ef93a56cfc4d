'use client';

import { useSyncExternalStore } from 'react';
import { hasKeptText } from '@/lib/core/auth/kept-text';
import { signInNotices } from '@/lib/notices/sign-in';

const neverChanges = () => () => {};

/**
 * Notice that this browser still has text that did not reach the server. Editors need JavaScript, so without it there
 * is no such text.
 */
export function KeptText() {
  // Only the browser knows what text it has kept.
  const isKept = useSyncExternalStore(neverChanges, hasKeptText, () => false);
  return (
    <p role="status" className={isKept ? 'mb-6 border-l-2 border-accent pl-4 text-ink' : 'sr-only'}>
      {isKept && signInNotices.typedTextKept}
    </p>
  );
}
