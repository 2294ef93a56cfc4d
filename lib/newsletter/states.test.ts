import { expect, it } from 'vitest';
import { ISSUE_STATES, isMoving } from './states';

it('refreshes the screen of an issue from its schedule until its last mail was sent', () => {
  expect(ISSUE_STATES.filter(isMoving)).toEqual(['scheduled', 'sending']);
});
