import { describe, expect, it } from 'vitest';
import {
  changeSentences,
  isOverdue,
  mentionedIn,
  moveRefusal,
  personName,
  TASK_STATUSES,
  TASK_TRANSITIONS,
} from './rules';

const people = [
  { id: 'a', name: 'Maya Lindqvist' },
  { id: 'b', name: 'Daniel Okafor' },
];

it.each([
  ['Please look, @Maya Lindqvist', ['a']],
  ['@maya lindqvist and @DANIEL OKAFOR, @Maya Lindqvist again', ['a', 'b']],
  ['Maya Lindqvist without the sign', []],
  ['@Maya', []],
])('%s names %j', (body, ids) => {
  expect(mentionedIn(body, people)).toEqual(ids);
});

it.each([
  ['todo', '2026-11-21T10:00:00Z', true],
  ['todo', '2026-11-21T12:00:00Z', false],
  ['completed', '2026-11-21T10:00:00Z', false],
  ['blocked', null, false],
])('%s, due %s: overdue %s', (status, dueDate, late) => {
  expect(isOverdue({ status, dueDate }, new Date('2026-11-21T11:00:00Z'))).toBe(late);
});

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

describe('an activity', () => {
  const names = new Map([['a', 'Maya Lindqvist']]);

  it('describes a change as from and to', () => {
    expect(
      changeSentences(
        {
          status: { from: 'todo', to: 'in_progress' },
          assigned_to: { from: null, to: 'a' },
          due_date: { from: null, to: '2001-03-10T22:00:00Z' },
          description: { from: 'long', to: 'longer' },
          id: { from: '1', to: '2' },
        },
        names,
      ),
    ).toEqual([
      'Status: To do → In progress',
      'Assignee: none → Maya Lindqvist',
      'Due: none → Mar 10, 2001, 5:00 PM New York time',
      'Description changed',
    ]);
  });

  it('names a person who has left', () => {
    expect(personName(names, 'gone')).toBe('A former colleague');
    expect(personName(names, null)).toBe('A former colleague');
  });
});
