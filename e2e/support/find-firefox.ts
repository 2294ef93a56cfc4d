import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Returns the system's Firefox, or the one in FIREFOX; undefined if there is none. */
export function findFirefox(): string | undefined {
  return [process.env.FIREFOX, ...usual].find((file) => file && existsSync(file));
}
