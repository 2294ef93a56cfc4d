'use client';

import { useEffect } from 'react';
import { noteProposalSeen } from '@/lib/proposals/page/actions';

const READING_MS = 10_000;
const SIGNS = ['scroll', 'keydown', 'pointerdown'] as const;

type NoteSeenProps = { token: string; version: number; isSeen: boolean };

/**
 * Reports that a person reads the page: it was visible for ten seconds, followed by scrolling, typing or a click. Email
 * scanners that run scripts do neither. Without JavaScript, the first form submission counts instead.
 */
export function NoteSeen({ token, version, isSeen }: NoteSeenProps) {
  useEffect(() => {
    if (isSeen) return;
    const opened = performance.now();
    const stop = () => {
      for (const sign of SIGNS) removeEventListener(sign, note);
    };
    function note(event: Event) {
      const isEarly = performance.now() - opened < READING_MS;
      if (isEarly || !event.isTrusted || document.visibilityState !== 'visible') return;
      stop();
      const form = new FormData();
      form.set('token', token);
      form.set('version', String(version));
      noteProposalSeen(form).catch(() => undefined);
    }
    for (const sign of SIGNS) addEventListener(sign, note, { passive: true });
    return stop;
  }, [token, version, isSeen]);
  return null;
}
