import { expect, it } from 'vitest';
import { deviceName } from './device-name';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

it.each([
  ['Chrome on Windows', `${windows} ${chrome}`],
  ['Edge on Windows', `${windows} ${chrome} Edg/142.0.0.0`],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome}`],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  ],
  ['Unknown device', 'curl/8.5.0'],
  ['Unknown device', null],
])('%s', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});
