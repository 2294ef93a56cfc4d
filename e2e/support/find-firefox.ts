import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Returns the machine's Firefox, or the one named in FIREFOX; nothing where there is none. */
export function findFirefox(): string | undefined {
  return [process.env.FIREFOX, ...usual].find((file) => file && existsSync(file));
}
