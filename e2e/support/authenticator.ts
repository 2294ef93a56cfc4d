import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/** Reads the key that the page shows, for people who cannot scan the QR code. */
export async function readKey(page: Page): Promise<string> {
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  return (key ?? '').replaceAll(' ', '');
}

/** Returns the code that an app with this key shows now, or after the given number of 30-second steps. */
export function codeOf(key: string, stepsAhead = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  return totp.generate({ timestamp: Date.now() + stepsAhead * 30_000 });
}
