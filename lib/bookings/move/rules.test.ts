import { describe, expect, it } from 'vitest';
import type { NoticeKey } from '@/lib/notices';
import { bookingMoveNotices as notices } from '@/lib/notices-with-reason';
import {
  afterRefusal,
  canUndoMove,
  hostWithState,
  moveSummary,
  seenBefore,
  suggestedHost,
} from './rules';

const host = (id: string, state: 'free' | 'closed' | 'busy' | 'taken') => ({ id, name: id, state });

describe('the suggested host', () => {
  const hosts = [host('free', 'free'), host('closed', 'closed'), host('taken', 'taken')];

  it('suggests the current host, even outside their hours', () => {
    expect(suggestedHost(hosts, 'free')).toBe('free');
    expect(suggestedHost(hosts, 'closed')).toBe('closed');
  });

  it('suggests no host if there is none or they are not available', () => {
    expect(suggestedHost(hosts, null)).toBeNull();
    expect(suggestedHost(hosts, 'taken')).toBeNull();
    expect(suggestedHost(hosts, 'gone')).toBeNull();
    expect(suggestedHost([], 'free')).toBeNull();
  });
});

it('reports a changed start only if the instant differs', () => {
  expect(seenBefore('2031-03-04T15:00:00.000Z', '2031-03-04T15:00:00+00:00')).toBeNull();
  const seen = '2031-03-04T15:00:00.000Z';
  expect(seenBefore(seen, '2031-03-04T15:30:00+00:00')).toBe(seen);
});

it('does not offer to undo a move from a past time', () => {
  const from = '2031-03-04T15:00:00.000Z';
  expect(canUndoMove(from, new Date('2031-03-04T14:59:59Z'))).toBe(true);
  expect(canUndoMove(from, new Date(from))).toBe(false);
});

describe('after a refusal', () => {
  const nearest = [{ date: '2031-03-04', time: '10:30 AM' }];

  it('reloads outdated facts', () => {
    const refusal = (notice: NoticeKey) => afterRefusal({ notice, details: {} });
    expect(refusal('bookingMovedMeanwhile')).toMatchObject({ isOutdated: true, isShown: false });
    expect(refusal('hostIsTaken')).toMatchObject({ isOutdated: true, isShown: true });
    expect(refusal('bookingUpdateFailed')).toMatchObject({ isOutdated: false, isShown: true });
  });

  it('offers the nearest times, but none after a lost connection', () => {
    expect(afterRefusal({ notice: 'bookingSlotConflict', details: { nearest } }).nearest).toBe(
      nearest,
    );
    expect(afterRefusal({ notice: 'notReached', details: {} })).toEqual({
      isOutdated: false,
      nearest: [],
      isShown: true,
    });
  });
});

describe('the summary', () => {
  const move = { name: 'Ada', isTold: true, canUndo: true, host: null };

  it('contains whether the visitor is notified', () => {
    expect(moveSummary(move, false)).toBe(notices.told('Ada'));
    expect(moveSummary({ ...move, canUndo: false }, false)).toBe(notices.toldForGood('Ada'));
    expect(moveSummary({ ...move, isTold: false }, false)).toBe(notices.quiet('Ada'));
  });

  it('names the stored host', () => {
    const held = moveSummary({ ...move, host: 'Sofia' }, true);
    expect(held).toBe(`Sofia is the host. ${notices.told('Ada')}`);
    expect(moveSummary(move, true)).toBe(`It has no host yet. ${notices.told('Ada')}`);
  });
});

it.each([
  ['free', 'Sofia (free then)'],
  ['closed', 'Sofia (outside their hours)'],
  ['busy', 'Sofia (busy then)'],
  ['taken', 'Sofia (has another consultation then)'],
] as const)('labels a host who is %s', (state, text) => {
  expect(hostWithState({ name: 'Sofia', state })).toBe(text);
});
