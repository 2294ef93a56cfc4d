'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { noteRecordingView } from '@/lib/webinars/attendance/actions';

/** A view counts after this much of the recording. */
const MINUTE_MS = 60_000;
const TICK_MS = 1000;

/**
 * Counts one view after a minute: of a video while it plays, or of a written recording while it is read. The link says
 * who watches; there is no cookie.
 */
export function WatchCounter({ token, children }: { token: string; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  // The minute goes by only while someone watches.
  useEffect(() => {
    let watched = 0;
    const timer = setInterval(() => {
      const video = part.current?.querySelector('video');
      const isWatching = video
        ? !video.paused && !video.ended
        : document.visibilityState === 'visible';
      if (isWatching) watched += TICK_MS;
      if (watched < MINUTE_MS) return;
      clearInterval(timer);
      const form = new FormData();
      form.set('token', token);
      // A view that is not counted is no failure of the visitor's.
      noteRecordingView(form).catch(() => undefined);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [token]);
  return <div ref={part}>{children}</div>;
}
