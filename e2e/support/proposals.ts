import type { Page } from '@playwright/test';
import { notices } from '../../lib/notices.ts';
import { expect } from './fixtures.ts';

/** Saves and sends the proposal in the form. */
export async function sendVersion(desk: Page, version: number) {
  await desk.getByRole('button', { name: 'Save draft' }).click();
  await expect(desk.getByText(notices.proposalSaved)).toBeVisible();
  await desk.getByRole('button', { name: `Send version ${version}…` }).click();
  await desk.getByRole('button', { name: 'Send proposal' }).click();
  await expect(desk.getByText(notices.proposalSent)).toBeVisible();
}

/** Returns the private link of a proposal in an email. */
export function linkIn(text: string): string {
  return /http\S+\/proposals\/\S+/.exec(text)?.[0] ?? '';
}

/** Returns the code in an email. */
export function codeIn(text: string): string {
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}
