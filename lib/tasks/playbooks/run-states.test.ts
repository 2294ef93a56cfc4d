import { expect, test } from 'vitest';
import { runState } from './run-states';

test('a run is done when all its tasks are completed', () => {
  const [open, completed] = [{ status: 'todo' }, { status: 'completed' }];
  expect(runState({ state: 'running', tasks: [open, completed] })).toBe('running');
  expect(runState({ state: 'running', tasks: [completed] })).toBe('done');
  expect(runState({ state: 'withdrawn', tasks: [completed] })).toBe('withdrawn');
});
