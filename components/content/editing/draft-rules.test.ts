import { expect, it } from 'vitest';
import { maySend } from './draft-rules';

it.each([
  [{ isHeld: false, isRunning: false }, true],
  [{ isHeld: true, isRunning: false }, false],
  [{ isHeld: false, isRunning: true }, false],
  [{ isHeld: true, isRunning: true }, false],
])('a draft that is %j may be sent: %s', (state, expected) => {
  expect(maySend(state)).toBe(expected);
});
