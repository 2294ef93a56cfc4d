import { describe, expect, it } from 'vitest';
import { moveRefusal, TASK_STATUSES, TASK_TRANSITIONS } from './statuses';

describe('a move between statuses', () => {
  it('is refused with a reason exactly where there is no transition', () => {
    for (const from of TASK_STATUSES) {
      for (const to of TASK_STATUSES) {
        const isAllowed = from === to || TASK_TRANSITIONS[from].includes(to);
        expect(moveRefusal(from, to) === null).toBe(isAllowed);
      }
    }
  });

  it('names the move that is possible', () => {
    expect(moveRefusal('blocked', 'completed')).toBe(
      'a task cannot go from Blocked to Completed. Move it to To do or In progress first.',
    );
  });
});
