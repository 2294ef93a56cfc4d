'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { renderMarkdown } from './render-markdown';

const PAUSE_MS = 400;

/** A markdown text as the server has rendered it. */
export type Rendering = { text: string; rendering: ReactNode };

/** Returns a markdown text as the server renders it, a moment after it has changed. */
export function useRendering(text: string, initial: Rendering) {
  const [shown, setShown] = useState(initial);
  const [failed, setFailed] = useState<string | null>(null);
  const isBehind = shown.text !== text;

  // The server renders a text that has not changed for a moment; an answer for an older text is dropped.
  useEffect(() => {
    if (!isBehind) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const answer = await renderMarkdown(text).catch(() => null);
      if (!isWanted) return;
      if (answer?.data) setShown({ text, rendering: answer.data });
      setFailed(answer?.data ? null : text);
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, isBehind]);

  return { rendering: shown.rendering, isBehind, hasFailed: failed === text };
}
