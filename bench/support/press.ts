import type { Page } from '@playwright/test';

/** Milliseconds from a click to the frame that shows its result, and the longest event in between (INP). */
export type Press = { shown: number; inp: number };

type Result = { shows: string; text?: string };

const TIMEOUT_MS = 15_000;

/**
 * Runs in the page: starts a measurement that waits for the click, then for the frame with the result, and for the
 * events in between.
 */
function awaitPress({ shows, text = '', timeoutMs }: Result & { timeoutMs: number }) {
  const events: number[] = [];
  const note = (entries: PerformanceEntryList) =>
    events.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => void note(list.getEntries()));
  // TypeScript's types lack the threshold.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  observer.observe(options);
  const started = new Promise<number>((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'change']) {
      addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    }
  });
  const frame = () =>
    new Promise<void>((painted) => requestAnimationFrame(() => setTimeout(painted)));
  const isShown = () =>
    [...document.querySelectorAll(shows)].some(
      (element) => element.checkVisibility() && element.textContent?.trim().startsWith(text),
    );

  async function measure() {
    const start = await started;
    while (!isShown()) {
      if (performance.now() - start > timeoutMs) throw new Error(`${shows} does not appear`);
      await frame();
    }
    await frame();
    const shown = performance.now() - start;
    // The entry of an event arrives after its frame.
    for (let frames = 0; frames < 3; frames++) await frame();
    note(observer.takeRecords());
    observer.disconnect();
    return { shown, inp: Math.max(0, ...events) };
  }
  return { measured: measure() };
}

/** Measures an interaction. An INP of 0 is below the 16 ms that browsers report. */
export async function press(page: Page, result: Result, act: () => Promise<void>): Promise<Press> {
  const { shows, text } = result;
  // The page listens before the click: a handle returns immediately, although its promise is not settled.
  const handle = await page.evaluateHandle(awaitPress, { shows, text, timeoutMs: TIMEOUT_MS });
  await act();
  return handle.evaluate(({ measured }) => measured);
}
