import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns the query of the page's URL; '' until hydration, because the page is static. */
export function usePageQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
}
