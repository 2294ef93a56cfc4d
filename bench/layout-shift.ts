import type { Page } from '@playwright/test';

/** How far the layout of the open page has shifted since it was opened, summed (no unit). */
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
        // The observer reports what is buffered in a task of its own.
        setTimeout(() => resolve(sum), 200);
      }),
  );
}
