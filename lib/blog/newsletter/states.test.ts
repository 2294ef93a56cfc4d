import { expect, it } from 'vitest';
import { ISSUE_STATES, isMoving } from './states';

it('follows an issue from when it is scheduled until its last mail has left', () => {
  expect(ISSUE_STATES.filter(isMoving)).toEqual(['scheduled', 'sending']);
});
