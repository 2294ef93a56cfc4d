'use client';

import { useEffect, useState } from 'react';
import { lazyPart } from './lazy-part';
import { loadWhenIdle } from './load-when-idle';
import { whenToastsAreWanted } from './toast';
import { useFreeSide } from './use-free-side';

const Toasts = lazyPart(() => import('./toasts').then((module) => module.Toasts));

/** Container of the toasts. Their library loads when the browser is idle, or with the first toast. */
export function Toaster() {
  const [isWanted, setWanted] = useState(false);
  const side = useFreeSide();

  useEffect(() => {
    const want = () => setWanted(true);
    whenToastsAreWanted(want);
    loadWhenIdle(async () => want());
  }, []);

  return isWanted && <Toasts side={side} />;
}
