import { describe, expect, it } from 'vitest';
import { moveRefusal, TASK_STATUSES, TASK_TRANSITIONS } from './statuses';

describe('a change of status', () => {
  it('is rejected with a reason exactly if there is no transition', () => {
    for (const from of TASK_STATUSES) {
      for (const to of TASK_STATUSES) {
        const isAllowed = from === to || TASK_TRANSITIONS[from].includes(to);
        expect(moveRefusal(from, to) === null).toBe(isAllowed);
      }
    }
  });

  it('suggests the allowed transition', () => {
    expect(moveRefusal('blocked', 'completed')).toBe(
      'a task cannot go from Blocked to Completed. Move it to To do or In progress first.',
    );
  });
});
