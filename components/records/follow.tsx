'use client';

import { useRouter } from 'next/navigation';
import { usePolling } from './use-polling';

/** Reads the screen again every few seconds while something on it changes at its own time, such as what is scheduled. */
export function Follow({ isOn }: { isOn: boolean }) {
  const router = useRouter();
  usePolling(isOn, () => router.refresh());
  return null;
}
