import { expect, test } from 'vitest';
import { isUndoable, justPublished } from '@/lib/content/just-published';
import { formerState } from './rules';

const now = new Date('2031-03-04T16:00:00Z');

test('restores the former state and time of an undone publication', () => {
  const draft = { state: 'draft', published_at: null } as const;
  expect(formerState(draft, now)).toEqual(draft);
  const later = { state: 'scheduled', published_at: '2031-03-05T16:00:00Z' } as const;
  expect(formerState(later, now)).toEqual(later);
});

test('turns an expired schedule into a draft, which would otherwise be published again', () => {
  const past = { state: 'scheduled', published_at: '2031-03-04T16:00:00Z' } as const;
  expect(formerState(past, now)).toEqual({ state: 'draft', published_at: null });
});

test('allows undoing the publication of a case, but not new figures', () => {
  expect(isUndoable('cases', 'published')).toBe(false);
  expect(isUndoable('cases', 'draft')).toBe(true);
  expect(isUndoable('services', 'published')).toBe(true);
});

test('identifies the published record by page and database time', () => {
  const record = { slug: 'a', state: 'published', updated_at: '2031-03-04T16:00:00Z' } as const;
  expect(justPublished('jobs', record, 'draft')).toEqual({
    page: '/careers/a',
    at: '2031-03-04T16:00:00Z',
    isUndoable: true,
  });
  expect(justPublished('jobs', { ...record, state: 'archived' }, 'published')).toBeUndefined();
});
