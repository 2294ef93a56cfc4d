'use client';

import { useRouter } from 'next/navigation';
import { usePolling } from './use-polling';

/** Refreshes the screen every few seconds while it shows time-dependent content, such as scheduled records. */
export function Follow({ isOn }: { isOn: boolean }) {
  const router = useRouter();
  usePolling(isOn, () => router.refresh());
  return null;
}
