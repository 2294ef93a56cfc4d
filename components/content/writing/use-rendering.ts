'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { renderMarkdown } from './render-markdown';

const PAUSE_MS = 400;

/** Markdown text with its HTML from the server. */
export type Rendering = { text: string; rendering: ReactNode };

/** Returns the HTML of a Markdown text from the server, debounced. */
export function useRendering(text: string, initial: Rendering) {
  const [shown, setShown] = useState(initial);
  const [failed, setFailed] = useState<string | null>(null);
  const isBehind = shown.text !== text;

  // Debounce the request and ignore the response to an older text.
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
