/** Timeout for a busy browser, and for a browser without requestIdleCallback. */
const MAX_WAIT_MS = 2000;

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

/**
 * Loads code after the page, once the browser is idle, so that its first use is immediate. Does nothing on the server
 * or in data-saving mode. A failed load is repeated at the first use.
 */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  if (typeof window === 'undefined' || savesData()) return;
  const whenIdle = window.requestIdleCallback ?? ((run) => setTimeout(run, MAX_WAIT_MS));
  const start = () => whenIdle(() => void load().catch(() => undefined), { timeout: MAX_WAIT_MS });
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
