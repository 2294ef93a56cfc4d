import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONTENT_STATES } from '@/lib/core/cache/change';
import { CONTENT_TRANSITIONS, moveColumns, moveNotice, requireMove } from './states';

describe('states', () => {
  // Rows: from; columns: draft, scheduled, published, archived.
  it.each([
    ['draft', [false, true, true, true]],
    ['scheduled', [true, true, true, true]],
    ['published', [true, false, false, true]],
    ['archived', [true, false, true, false]],
  ] as const)('%s may continue', (from, allowed) => {
    expect(CONTENT_STATES.map((to) => CONTENT_TRANSITIONS[from].includes(to))).toEqual(allowed);
  });
});

it.each([
  ['a post, where asked', 'blog_posts', { to: 'published', notifiesSubscribers: true }, true],
  ['a post, where not asked', 'blog_posts', { to: 'published' }, false],
  ['a scheduled post', 'blog_posts', { to: 'scheduled', notifiesSubscribers: true }, true],
  ['a withdrawn post', 'blog_posts', { to: 'draft', notifiesSubscribers: true }, undefined],
  ['anything else', 'jobs', { to: 'published', notifiesSubscribers: true }, undefined],
] as const)('stores whether subscribers are mailed about %s', (_, table, move, stored) => {
  expect(moveColumns(table, move)).toEqual({
    state: move.to,
    ...(stored !== undefined && { notify_subscribers: stored }),
  });
});

it('stores the publication time of a scheduled record', () => {
  const at = '2026-12-01T09:00:00.000Z';
  expect(moveColumns('jobs', { to: 'scheduled', at })).toEqual({
    state: 'scheduled',
    published_at: at,
  });
});

describe('a state transition', () => {
  afterEach(() => vi.useRealTimers());

  it('accepts only a time in the future', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
    const schedule = (at: string) => () =>
      requireMove('draft', { to: 'scheduled', at }, 'editorOutdated');
    expect(schedule('2026-11-22T12:00:01Z')).not.toThrow();
    expect(schedule('2026-11-22T12:00:00Z')).toThrow('contentTimePassed');
  });

  it('accepts only a valid target state', () => {
    const publish = () => requireMove('published', { to: 'published' }, 'contentChangedMeanwhile');
    expect(publish).toThrow('contentChangedMeanwhile');
  });

  it.each([
    ['published', false, 0, { notice: 'contentPublished' }],
    ['published', true, 312, { notice: 'contentPublishedAndMailed', count: 312 }],
    ['scheduled', false, 0, { notice: 'contentScheduled' }],
    ['scheduled', true, 0, { notice: 'contentScheduledWithMail' }],
    ['draft', false, 0, { notice: 'contentUnpublished' }],
    ['archived', false, 0, { notice: 'contentArchived' }],
  ] as const)('to %s, mailing %s, is notified', (to, notifiesSubscribers, mails, notice) => {
    expect(moveNotice('blog_posts', { to, notifiesSubscribers }, mails)).toEqual(notice);
  });

  it('notifies webinar registrants only if the leader chose it', () => {
    const told = (tellsRegistrants?: boolean) =>
      moveColumns('webinars', { to: 'draft', tellsRegistrants });
    expect(told(true)).toEqual({ state: 'draft', tells_registrants: true });
    expect(told()).toEqual({ state: 'draft', tells_registrants: false });
    expect(moveNotice('webinars', { to: 'draft' }, 14)).toEqual({
      notice: 'registrantsTold',
      count: 14,
    });
  });
});
