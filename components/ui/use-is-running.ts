import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false on the server and until hydration. React misses input from before that. */
export function useIsRunning(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
