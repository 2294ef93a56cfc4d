import { expect, test } from 'vitest';
import { isUndoable, justPublished } from '@/lib/content/just-published';
import { formerState } from './rules';

const now = new Date('2031-03-04T16:00:00Z');

test('an undone publication returns to its former state and time', () => {
  const draft = { state: 'draft', published_at: null } as const;
  expect(formerState(draft, now)).toEqual(draft);
  const later = { state: 'scheduled', published_at: '2031-03-05T16:00:00Z' } as const;
  expect(formerState(later, now)).toEqual(later);
});

test('a schedule whose time has passed becomes a draft: it would be published again', () => {
  const past = { state: 'scheduled', published_at: '2031-03-04T16:00:00Z' } as const;
  expect(formerState(past, now)).toEqual({ state: 'draft', published_at: null });
});

test('new figures of a published case cannot be taken back, its publication can', () => {
  expect(isUndoable('cases', 'published')).toBe(false);
  expect(isUndoable('cases', 'draft')).toBe(true);
  expect(isUndoable('services', 'published')).toBe(true);
});

test('what is public now is named by its page and the time of the database', () => {
  const record = { slug: 'a', state: 'published', updated_at: '2031-03-04T16:00:00Z' } as const;
  expect(justPublished('jobs', record, 'draft')).toEqual({
    page: '/careers/a',
    at: '2031-03-04T16:00:00Z',
    isUndoable: true,
  });
  expect(justPublished('jobs', { ...record, state: 'archived' }, 'published')).toBeUndefined();
});
