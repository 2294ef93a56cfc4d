import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Upper limit of Tab stops on a screen. */
const MOST_STOPS = 150;

/** Presses Tab until the control has the focus. */
export async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await control.page().keyboard.press(key);
  }
  await expect(control, `reached by ${key}`).toBeFocused();
}

/** Moves to the control with Tab and presses Enter. */
export async function enter(control: Locator): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press('Enter');
}

/** Moves to the field with Tab and types, or selects an option. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.type(text);
}

/** Opens the button's menu with Tab and Enter, and chooses with the arrow keys. */
export async function chooseFrom(button: Locator, item: string): Promise<void> {
  const page = button.page();
  await enter(button);
  const wanted = page.getByRole('menuitem', { name: item, exact: true });
  await expect(wanted).toBeVisible();
  const items = await page.getByRole('menuitem').count();
  for (let step = 0; step < items; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Skips the navigation with the skip link. */
export async function skipToContent(page: Page): Promise<void> {
  await enter(page.getByRole('link', { name: 'Skip to the content' }));
  await expect(page.getByRole('main')).toBeFocused();
}

/** Presses the button of the newest toast; Alt+T moves the focus there. */
export async function undoByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('Alt+t');
  await enter(page.getByRole('button', { name: 'Undo' }));
}

/** Closes a toast with its button; Alt+T moves the focus to the toasts. */
export async function closeByKeyboard(toast: Locator): Promise<void> {
  await toast.page().keyboard.press('Alt+t');
  await enter(toast.getByRole('button', { name: 'Close toast' }));
  await expect(toast).toBeHidden();
}
