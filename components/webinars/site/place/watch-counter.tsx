'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { noteRecordingView } from '@/lib/webinars/attendance/actions';

/** Time after which a view counts. */
const MINUTE_MS = 60_000;
const TICK_MS = 1000;

/**
 * Counts one view after a minute: of a video during playback, or of a written recording while it is visible. The
 * private link identifies the viewer; there is no cookie.
 */
export function WatchCounter({ token, children }: { token: string; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  // The timer runs only while the video plays or the page is visible.
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
      // Ignore a failed request, because the visitor cannot do anything about it.
      noteRecordingView(form).catch(() => undefined);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [token]);
  return <div ref={part}>{children}</div>;
}
