'use client';

import { useEffect } from 'react';
import { noteProposalSeen } from '@/lib/proposals/page/actions';

const READING_MS = 10_000;
const SIGNS = ['scroll', 'keydown', 'pointerdown'] as const;

type NoteSeenProps = { token: string; version: number; isSeen: boolean };

/**
 * Notes that a person reads the page: it was in front for ten seconds, and then someone scrolled, typed or pressed.
 * Mail scanners that run scripts do neither. Without JavaScript the first press on the page says the same.
 */
export function NoteSeen({ token, version, isSeen }: NoteSeenProps) {
  // The browser alone knows what a person does with the page.
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
