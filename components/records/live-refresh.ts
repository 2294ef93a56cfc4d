/** Debounce that merges several changes into one refresh. */
export const GATHER_MS = 150;
/** Polling interval of a refresh that has to wait. */
const RETRY_MS = 500;

/**
 * Returns whether the user is in the middle of an interaction that a refresh would interrupt: an open menu or a drag.
 */
export function isBusy(page: Pick<Document, 'querySelector'>): boolean {
  return page.querySelector('[aria-haspopup][aria-expanded="true"], [data-dragged]') !== null;
}

/**
 * Merges changes from the server into a single refresh of the screen, delayed until the user has finished their
 * interaction.
 */
export function createLiveRefresh(refresh: () => void, busy: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(pause: number) {
    timer = setTimeout(() => {
      if (busy()) return wait(RETRY_MS);
      timer = undefined;
      refresh();
    }, pause);
  }
  return {
    ask() {
      if (timer === undefined) wait(GATHER_MS);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
