import { useState } from 'react';
import { z } from 'zod';
import { browserCopy } from '@/components/records/browser-copy';
import '@/lib/core/zod-without-eval';

/**
 * Returns a boolean that this browser remembers, and a function that toggles it. Only for content that the server does
 * not render.
 */
export function useRemembered(key: string): [boolean, () => void] {
  const [store] = useState(() => browserCopy(key, z.boolean().parse));
  const [isOn, setOn] = useState(() => store.read() ?? false);
  function turn() {
    store.keep(!isOn);
    setOn(!isOn);
  }
  return [isOn, turn];
}
