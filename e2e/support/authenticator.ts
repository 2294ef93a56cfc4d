import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/** Reads the key that the page shows, as someone does who cannot scan it. */
export async function readKey(page: Page): Promise<string> {
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  return (key ?? '').replaceAll(' ', '');
}

/** Returns the code that the app with this key shows, or will show after so many steps of 30 seconds. */
export function codeOf(key: string, stepsAhead = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  return totp.generate({ timestamp: Date.now() + stepsAhead * 30_000 });
}
