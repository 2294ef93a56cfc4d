/** After this a busy browser loads too, as does one that does not tell when it is idle. */
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
 * Loads code after the page, once the browser is idle, so that its first use waits for nothing. Does nothing on the
 * server, and where the person asks the browser to save data. A failure is left to the first use.
 */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  if (typeof window === 'undefined' || savesData()) return;
  const whenIdle = window.requestIdleCallback ?? ((run) => setTimeout(run, MAX_WAIT_MS));
  const start = () => whenIdle(() => void load().catch(() => undefined), { timeout: MAX_WAIT_MS });
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
