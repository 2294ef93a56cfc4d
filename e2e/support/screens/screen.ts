import type { Locator, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { signWith, type TokenPurpose } from '../../../lib/core/security/token-signature.ts';
import type { Database } from '../../../lib/core/supabase/database.types.ts';
import { testEnvironment } from '../test-environment.ts';

/** Data and helpers for opening a screen. */
export type Given = {
  service: SupabaseClient<Database>;
  /** A word that no other test uses. */
  word: string;
  /** Removes data of the screen after its test. */
  afterwards: (remove: () => PromiseLike<unknown>) => void;
};

/** A screen in one of its states. */
export type Screen = {
  name: string;
  /** Its URL; if `find` returns that, the route of the page in app/. */
  path: string;
  /** Returns the URL of a screen that shows one record. */
  find?: (given: Given) => Promise<string>;
  /** Moves from the loaded page to the state. */
  act?: (page: Page, given: Given) => Promise<unknown>;
  /** Visible once the state is reached. */
  shows?: (page: Page) => Locator;
  /** Set if the act leaves the page with state that a later document would inherit, such as a clock. */
  needsOwnPage?: true;
};

export const dialog = (page: Page) => page.getByRole('dialog');
export const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
export const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true });
export const table = (page: Page) => page.getByRole('table').first();
export const summary = (page: Page) => page.getByRole('alert').first();

/** Signs like the site. */
export function signed(purpose: TokenPurpose, value: string): string {
  return signWith(testEnvironment.SUPABASE_SECRET_KEY, purpose, value);
}

/** Clicks buttons one after the other. */
export function press(...names: string[]) {
  return async (page: Page) => {
    for (const name of names) await button(name)(page).click();
  };
}

/** Opens all questions of the page. */
export async function openQuestions(page: Page) {
  for (const question of await page.locator('summary').all()) {
    // Folded parts have a summary on phones only.
    if (await question.isVisible()) await question.click();
  }
}

/** Returns the id of the one row that a query finds. */
export async function idOf(query: PromiseLike<{ data: { id: string } }>): Promise<string> {
  return (await query).data.id;
}
