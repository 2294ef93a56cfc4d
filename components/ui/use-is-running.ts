import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false on the server and until React has taken over the page: what is typed before that, it would not see. */
export function useIsRunning(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
