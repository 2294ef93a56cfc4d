import { expect, test } from 'vitest';
import { healthOf } from './health';

const since = '2026-11-21T00:00:00Z';

test.each([
  [{ delivered: 0, failed: 0, dead: 0 }, 'quiet'],
  [{ delivered: 4, failed: 0, dead: 0 }, 'well'],
  [{ delivered: 4, failed: 1, dead: 0 }, 'attention'],
  [{ delivered: 4, failed: 0, dead: 1 }, 'attention'],
  [{ delivered: 1, failed: 2, dead: 0 }, 'attention'],
  [{ delivered: 400, failed: 1, dead: 0, failingSince: since }, 'failing'],
  [{ delivered: 1, failed: 2, dead: 3, failingSince: since, receivers: null }, 'off'],
])('rates %j as %s', (health, expected) => {
  expect(healthOf({ receivers: 'mail.example', failingSince: null, ...health })).toBe(expected);
});
