import { describe, expect, it } from 'vitest';
import { differences as differencesOf, summaryOf } from './changes';
import { columnLabel, valueLabel } from './labels';
import { actorLabel, type LoggedRow } from './record-name';

const differences = (before: LoggedRow | null, after: LoggedRow | null, known: typeof names) =>
  differencesOf(before, after, known, {
    columnLabel: (column) => columnLabel('tasks', column),
    valueLabel,
  });

const names = new Map([['00000000-0000-4000-8000-000000000001', 'Maya Lindqvist']]);

describe('the difference of a record', () => {
  it.each([
    ['a text', { title: 'Old' }, { title: 'New' }, [{ column: 'Title', from: 'Old', to: 'New' }]],
    [
      'a person',
      { owner_id: null },
      { owner_id: '00000000-0000-4000-8000-000000000001' },
      [{ column: 'Owner', from: null, to: 'Maya Lindqvist' }],
    ],
    [
      'a time, in business time',
      { due_date: '2025-11-21T22:00:00+00:00' },
      { due_date: null },
      [{ column: 'Due date', from: 'Nov 21, 2025, 5:00 PM', to: null }],
    ],
    [
      'one of a fixed list, in words',
      { status: 'todo' },
      { status: 'in_progress' },
      [{ column: 'Status', from: 'To do', to: 'In progress' }],
    ],
    ['a list', { tags: ['a'] }, { tags: ['a', 'b'] }, [{ column: 'Tags', from: 'a', to: 'a, b' }]],
    [
      'yes and no',
      { is_done: false },
      { is_done: true },
      [{ column: 'Done', from: 'no', to: 'yes' }],
    ],
    ['nothing but its stamp', { updated_at: 'then' }, { updated_at: 'now' }, []],
    ['what stayed', { title: 'Same', tags: [] }, { title: 'Same', tags: [] }, []],
    ['empty and nothing', { phone: null }, { phone: '' }, []],
  ])('shows %s', (_, before, after, expected) => {
    expect(differences(before, after, names)).toEqual(expected);
  });

  it('contains all values of an added or deleted record', () => {
    const row = { id: '1', name: 'Delivery', description: null };
    expect(differences(null, row, names)).toEqual([{ column: 'Name', from: null, to: 'Delivery' }]);
    expect(differences(row, null, names)).toEqual([{ column: 'Name', from: 'Delivery', to: null }]);
  });
});

it('summarizes an entry by its changed columns or its account event', () => {
  const changes = [{ column: 'Reason', from: null, to: 'Wrong code' }];
  expect(summaryOf({ action: 'update', changes })).toBe('Reason');
  expect(summaryOf({ action: 'sign_in_failed', changes })).toBe('Wrong code');
  expect(summaryOf({ action: 'delete', changes })).toBe('');
  expect(actorLabel({ action: 'sign_in_failed', actorName: null })).toBe('Unknown');
  expect(actorLabel({ action: 'update', actorName: null })).toBe('The site');
});
