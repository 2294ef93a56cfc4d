'use client';

import { useEffect, useState } from 'react';
import { lazyPart } from './lazy-part';
import { whenToastsAreWanted } from './toast';
import { useFormsReady } from './use-forms-ready';
import { useFreeSide } from './use-free-side';

const Toasts = lazyPart(() => import('./toasts').then((module) => module.Toasts));

/** First signs of a person, after which an action and its toast can follow. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** The place of the toasts. Their library comes with the first toast, or before it as soon as a person does anything. */
export function Toaster() {
  const [isWanted, setWanted] = useState(false);
  const side = useFreeSide();
  // Every screen of the staff area has this place.
  useFormsReady();

  // Toasts and signs of a person come from anywhere in the document.
  useEffect(() => {
    const signs = new AbortController();
    const want = () => {
      signs.abort();
      setWanted(true);
    };
    whenToastsAreWanted(want);
    for (const sign of SIGNS)
      document.addEventListener(sign, want, { signal: signs.signal, capture: true });
    return () => signs.abort();
  }, []);

  return isWanted && <Toasts side={side} />;
}
