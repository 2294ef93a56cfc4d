'use client';

import { useEffect, useState } from 'react';
import { lazyPart } from './lazy-part';
import { loadWhenIdle } from './load-when-idle';
import { whenToastsAreWanted } from './toast';
import { useFormsReady } from './use-forms-ready';
import { useFreeSide } from './use-free-side';

const Toasts = lazyPart(() => import('./toasts').then((module) => module.Toasts));

/** The place of the toasts. Their library comes when the browser is idle, or with the first toast. */
export function Toaster() {
  const [isWanted, setWanted] = useState(false);
  const side = useFreeSide();
  // Every screen of the staff area has this place.
  useFormsReady();

  // Toasts come from anywhere in the document.
  useEffect(() => {
    const want = () => setWanted(true);
    whenToastsAreWanted(want);
    loadWhenIdle(async () => want());
  }, []);

  return isWanted && <Toasts side={side} />;
}
