import { describe, expect, it } from 'vitest';
import { personName } from '@/lib/people/people-names';
import { changeSentences } from './changes';

describe('a task activity', () => {
  const names = new Map([['a', 'Maya Lindqvist']]);

  it('describes a change with the old and new value', () => {
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

  it('uses a placeholder for a person who has left', () => {
    expect(personName(names, 'gone')).toBe('A former colleague');
    expect(personName(names, null)).toBe('A former colleague');
  });
});
