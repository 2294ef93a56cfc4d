import { describe, expect, it } from 'vitest';
import { differences, recordName } from './rules';

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
    ['a list', { tags: ['a'] }, { tags: ['a', 'b'] }, [{ column: 'Tags', from: 'a', to: 'a, b' }]],
    [
      'yes and no',
      { is_done: false },
      { is_done: true },
      [{ column: 'Is done', from: 'no', to: 'yes' }],
    ],
    ['nothing but its stamp', { updated_at: 'then' }, { updated_at: 'now' }, []],
    ['what stayed', { title: 'Same', tags: [] }, { title: 'Same', tags: [] }, []],
    ['empty and nothing', { phone: null }, { phone: '' }, []],
  ])('tells %s', (_, before, after, expected) => {
    expect(differences(before, after, names)).toEqual(expected);
  });

  it('is everything for what was added or deleted', () => {
    const row = { id: '1', name: 'Delivery', description: null };
    expect(differences(null, row, names)).toEqual([{ column: 'Name', from: null, to: 'Delivery' }]);
    expect(differences(row, null, names)).toEqual([{ column: 'Name', from: 'Delivery', to: null }]);
  });
});

it.each([
  [{ title: 'A task', name: 'B' }, 'A task'],
  [{ firstname: 'Hannah', lastname: null, email: 'h@example.com' }, 'Hannah'],
  [{ email: 'h@example.com' }, 'h@example.com'],
  [{ body: 'x'.repeat(100) }, `${'x'.repeat(79)}…`],
  [{ webinar_id: '1' }, 'its-id'],
])('%j calls itself %s', (row, name) => {
  expect(recordName(row, 'its-id')).toBe(name);
});
