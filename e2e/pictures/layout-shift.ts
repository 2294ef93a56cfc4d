import type { Page } from '@playwright/test';

/** Returns the cumulative layout shift of the open page (no unit). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) {
            if ('value' in shift && typeof shift.value === 'number') sum += shift.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer reports buffered entries in a later task.
        setTimeout(() => resolve(sum), 200);
      }),
  );
}
