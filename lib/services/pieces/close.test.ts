import { expect, test } from 'vitest';
import { closeText, LAST_STEP, stateAt, stateText, stepOf, TASKS, TIMES } from './close';

const task = (id: string, ...after: string[]) => ({ id, name: id, after });

test('a task runs in the step after the last of the tasks that it needs', () => {
  const tasks = [task('a'), task('b', 'a'), task('c', 'b'), task('d', 'a', 'c')];
  expect(tasks.map((one) => stepOf(one, tasks))).toEqual([0, 1, 2, 3]);
});

test('no task is done before those that it needs', () => {
  for (let step = 0; step <= LAST_STEP; step += 1) {
    for (const one of TASKS.filter((other) => stateAt(other, step) !== 'later')) {
      const needed = TASKS.filter(({ id }) => one.after.includes(id));
      expect(needed.map((other) => stateAt(other, step))).not.toContain('now');
      expect(needed.map((other) => stateAt(other, step))).not.toContain('later');
    }
  }
});

test('each step has a time, and the last one finishes every task', () => {
  expect(TIMES).toHaveLength(LAST_STEP + 1);
  expect(TASKS.map((one) => stateText(one, LAST_STEP))).toEqual(TASKS.map(() => 'Done'));
  expect(closeText(LAST_STEP)).toBe('Day 2, 09:30: closed. One of 6 tasks needed a person.');
});

test('a task says what it waits for', () => {
  const texts = (step: number) => TASKS.map((one) => stateText(one, step));
  expect(texts(0)[0]).toBe('Running');
  expect(texts(0)[1]).toBe('Waits for 1 task');
  expect(texts(0)[5]).toBe('Waits for 2 tasks');
  expect(texts(2)).toContain('Waits for the controller');
  expect(closeText(2)).toBe(
    'Day 1, 11:00: 3 of 6 tasks done. The controller has one decision to make.',
  );
});
