/** Header with which Next requests the next screen, a drawer or a refresh. */
const SCREEN_HEADER = 'rsc';

/** Time until the server is called again: a lost connection may come back without an event in the browser. */
const RETRY_MS = 5000;

function isScreen(init?: RequestInit): boolean {
  return new Headers(init?.headers).has(SCREEN_HEADER);
}

/**
 * Returns a `fetch` for screens that waits for the connection instead of failing: after a failure Next would load the
 * URL as a document, and the browser's error page would replace all that is on screen. Other requests, such as
 * actions, fail as ever. `retry` repeats the waiting requests.
 * @param onChange called with whether a screen waits
 */
export function holdScreens(
  fetchNow: typeof fetch,
  onChange: (isWaiting: boolean) => void,
): { fetch: typeof fetch; retry: () => void } {
  let waiting = 0;
  let wake = new AbortController();
  const retry = () => {
    wake.abort();
    wake = new AbortController();
  };

  const connection = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, RETRY_MS);
      wake.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });

  async function untilAnswered(...request: Parameters<typeof fetch>): Promise<Response> {
    onChange(++waiting > 0);
    try {
      for (;;) {
        await connection();
        try {
          return await fetchNow(...request);
        } catch (error) {
          if (request[1]?.signal?.aborted) throw error;
        }
      }
    } finally {
      onChange(--waiting > 0);
    }
  }

  return {
    retry,
    async fetch(...request) {
      try {
        return await fetchNow(...request);
      } catch (error) {
        if (!isScreen(request[1]) || request[1]?.signal?.aborted) throw error;
        return untilAnswered(...request);
      }
    },
  };
}
