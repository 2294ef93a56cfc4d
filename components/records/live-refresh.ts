/** Pause in which several changes become one refresh. */
export const GATHER_MS = 150;
/** Interval at which a refresh that must wait looks again. */
const RETRY_MS = 500;

/** Returns whether the person is in the middle of something that a refresh would take away: an open menu or a drag. */
export function isBusy(page: Pick<Document, 'querySelector'>): boolean {
  return page.querySelector('[aria-haspopup][aria-expanded="true"], [data-dragged]') !== null;
}

/**
 * Gathers changes from the server and refreshes the screen once for several, not before the person has finished what
 * they are doing.
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
